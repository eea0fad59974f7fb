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

    // Wrong: only the heads ever get into the heap.
    static ListNode mergeAll(ListNode[] lists) {
        PriorityQueue<ListNode> fronts = new PriorityQueue<>((a, b) -> Integer.compare(a.val, b.val));
        for (ListNode head : lists) {
            if (head != null) fronts.add(head);
        }
        ListNode before = new ListNode(0, null);
        ListNode last = before;
        while (!fronts.isEmpty()) {
            ListNode smallest = fronts.remove();
            // The next node of this list should come in here.
            last.next = smallest;
            last = smallest;
        }
        last.next = null;
        return before.next;
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        ListNode[] lists = new ListNode[Integer.parseInt(in.readLine().trim())];
        for (int i = 0; i < lists.length; i++) {
            lists[i] = toList(readInts(in, Integer.parseInt(in.readLine().trim())));
        }
        print(mergeAll(lists));
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
