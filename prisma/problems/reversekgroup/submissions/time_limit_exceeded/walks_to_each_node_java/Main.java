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

    // Too slow: walks from the head to each node.
    static ListNode nodeAt(ListNode head, int place) {
        ListNode node = head;
        for (int i = 0; i < place; i++) node = node.next;
        return node;
    }

    static ListNode reverseGroups(ListNode head, int k) {
        int n = 0;
        for (ListNode node = head; node != null; node = node.next) n++;
        ListNode before = new ListNode(0, null);
        ListNode end = before;
        for (int place = 0; place < n; place++) {
            int start = place - place % k;
            int source = start + k <= n ? 2 * start + k - 1 - place : place;
            end.next = new ListNode(nodeAt(head, source).val, null);
            end = end.next;
        }
        return before.next;
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
