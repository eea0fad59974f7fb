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

    // Too slow: walks from the head to each node that comes next.
    static ListNode nodeAt(ListNode head, int place) {
        ListNode node = head;
        for (int i = 0; i < place; i++) node = node.next;
        return node;
    }

    static ListNode foldList(ListNode head) {
        int n = 0;
        for (ListNode node = head; node != null; node = node.next) n++;
        ListNode before = new ListNode(0, null);
        ListNode last = before;
        for (int i = 0; i < n; i++) {
            int place = i % 2 == 0 ? i / 2 : n - 1 - i / 2;
            last.next = new ListNode(nodeAt(head, place).val, null);
            last = last.next;
        }
        return before.next;
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
