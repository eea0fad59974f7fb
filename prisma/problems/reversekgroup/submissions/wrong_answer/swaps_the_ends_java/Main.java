import java.io.*;
import java.util.*;

public class Main {
    static class ListNode {
        int val;
        ListNode next;

        ListNode(int val, ListNode next) {
            this.val = val;
            this.next = next;
        }
    }

    // Wrong: swaps only the first and the last value of each group.
    static ListNode reverseGroups(ListNode head, int k) {
        ListNode first = head;
        while (first != null) {
            ListNode last = first;
            for (int i = 1; i < k && last != null; i++) last = last.next;
            if (last == null) break;
            int val = first.val;
            first.val = last.val;
            last.val = val;
            first = last.next;
        }
        return head;
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        int[] sizes = readInts(in, 2);
        print(reverseGroups(toList(readInts(in, sizes[0])), sizes[1]));
    }

    static ListNode toList(int[] values) {
        ListNode head = null;
        for (int i = values.length - 1; i >= 0; i--) head = new ListNode(values[i], head);
        return head;
    }

    static void print(ListNode head) {
        StringBuilder out = new StringBuilder();
        for (ListNode node = head; node != null; node = node.next) out.append(node.val).append(' ');
        System.out.println(out.toString().trim());
    }

    static int[] readInts(BufferedReader in, int count) throws IOException {
        StringTokenizer tokens = new StringTokenizer(in.readLine());
        int[] values = new int[count];
        for (int i = 0; i < count; i++) values[i] = Integer.parseInt(tokens.nextToken());
        return values;
    }
}
