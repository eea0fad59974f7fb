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

    // Wrong: counts the head as the first step.
    static ListNode middleNode(ListNode head) {
        int count = 0;
        for (ListNode node = head; node != null; node = node.next) count++;
        ListNode middle = head;
        for (int step = 1; step < count / 2; step++) middle = middle.next;
        return middle;
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        int n = Integer.parseInt(in.readLine().trim());
        ListNode head = middleNode(toList(readInts(in, n)));
        StringBuilder out = new StringBuilder();
        for (ListNode node = head; node != null; node = node.next) out.append(node.val).append(' ');
        System.out.println(out.toString().trim());
    }

    static ListNode toList(int[] values) {
        ListNode head = null;
        for (int i = values.length - 1; i >= 0; i--) head = new ListNode(values[i], head);
        return head;
    }

    static int[] readInts(BufferedReader in, int count) throws IOException {
        StringTokenizer tokens = new StringTokenizer(in.readLine());
        int[] values = new int[count];
        for (int i = 0; i < count; i++) values[i] = Integer.parseInt(tokens.nextToken());
        return values;
    }
}
