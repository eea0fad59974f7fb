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

    // Wrong: loses the middle node of an odd list.
    static ListNode foldList(ListNode head) {
        int n = 0;
        for (ListNode node = head; node != null; node = node.next) n++;
        if (n == 1) return head;
        ListNode end = head;
        for (int i = 1; i < n / 2; i++) end = end.next;
        ListNode node = n % 2 == 0 ? end.next : end.next.next;
        end.next = null;
        ListNode back = null;
        while (node != null) {
            ListNode after = node.next;
            node.next = back;
            back = node;
            node = after;
        }
        ListNode front = head;
        while (back != null) {
            ListNode after = front.next;
            front.next = back;
            front = back;
            back = after;
        }
        return head;
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        int n = Integer.parseInt(in.readLine().trim());
        print(foldList(toList(readInts(in, n))));
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
