import java.io.*;
import java.util.*;

public class Main {
    static class TreeNode {
        int val;
        TreeNode left;
        TreeNode right;

        TreeNode(int val) {
            this.val = val;
        }
    }

    // Wrong: begins with the parents, so no node is its own ancestor.
    static int lowestCommonAncestor(TreeNode root, int p, int q) {
        TreeNode node = root;
        while (true) {
            if (node.left != null && isBelow(node.left, p) && isBelow(node.left, q)) node = node.left;
            else if (node.right != null && isBelow(node.right, p) && isBelow(node.right, q)) node = node.right;
            else return node.val;
        }
    }

    static boolean holds(TreeNode node, int value) {
        if (node == null) return false;
        return node.val == value || holds(node.left, value) || holds(node.right, value);
    }

    static boolean isBelow(TreeNode node, int value) {
        return holds(node.left, value) || holds(node.right, value);
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        StringTokenizer head = new StringTokenizer(in.readLine());
        head.nextToken();
        int p = Integer.parseInt(head.nextToken());
        int q = Integer.parseInt(head.nextToken());
        TreeNode root = readTree(new StringTokenizer(in.readLine()));
        System.out.println(lowestCommonAncestor(root, p, q));
    }

    static TreeNode readTree(StringTokenizer tokens) {
        TreeNode root = readNode(tokens);
        Deque<TreeNode> parents = new ArrayDeque<>();
        if (root != null) parents.add(root);
        while (!parents.isEmpty()) {
            TreeNode parent = parents.remove();
            parent.left = readNode(tokens);
            parent.right = readNode(tokens);
            if (parent.left != null) parents.add(parent.left);
            if (parent.right != null) parents.add(parent.right);
        }
        return root;
    }

    static TreeNode readNode(StringTokenizer tokens) {
        String token = tokens.hasMoreTokens() ? tokens.nextToken() : "null";
        return token.equals("null") ? null : new TreeNode(Integer.parseInt(token));
    }
}
