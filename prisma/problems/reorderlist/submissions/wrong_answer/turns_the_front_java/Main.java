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

    // Wrong: turns the first half round as well.
    static ListNode turned(ListNode node) {
        ListNode before = null;
        while (node != null) {
            ListNode after = node.next;
            node.next = before;
            before = node;
            node = after;
        }
        return before;
    }

    static ListNode foldList(ListNode head) {
        ListNode slow = head;
        ListNode fast = head;
        while (fast.next != null && fast.next.next != null) {
            slow = slow.next;
            fast = fast.next.next;
        }
        ListNode back = turned(slow.next);
        slow.next = null;
        ListNode first = turned(head);
        ListNode front = first;
        while (back != null) {
            ListNode after = front.next;
            front.next = back;
            front = back;
            back = after;
        }
        return first;
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
