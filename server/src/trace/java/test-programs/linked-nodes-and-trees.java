import java.util.*;

public class Main {
    static class Node { int value; Node next; Node(int value) { this(value, null); } Node(int value, Node next) { this.value = value; this.next = next; } }
    static class Tree {
        Tree left, right; final int key;
        Tree(int key) { this.key = key; }
        void insert(int other) {
            if (other < key) { if (left == null) left = new Tree(other); else left.insert(other); }
            else if (right == null) right = new Tree(other);
            else right.insert(other);
        }
        int depth() { return 1 + Math.max(left == null ? 0 : left.depth(), right == null ? 0 : right.depth()); }
    }

    static Node reversed(Node head) {
        Node before = null;
        while (head != null) { Node next = head.next; head.next = before; before = head; head = next; }
        return before;
    }

    public static void main(String[] args) {
        Node head = null;
        for (int n = 3; n > 0; --n) head = new Node(n, head);
        Node ring = new Node(9);
        ring.next = ring;
        for (Node at = reversed(head); at != null; at = at.next) System.out.print(at.value + (at.next == null ? "\n" : " "));
        Tree tree = new Tree(5);
        for (int key : new int[] { 3, 8, 1, 4, 9 }) tree.insert(key);
        System.out.println(tree.depth());
        Deque<Tree> todo = new ArrayDeque<>();
        todo.push(tree);
        int sum = 0;
        while (!todo.isEmpty()) {
            Tree top = todo.pop();
            sum += top.key;
            if (top.left != null) todo.push(top.left);
            if (top.right != null) todo.push(top.right);
        }
        System.out.println(sum);
    }
}
