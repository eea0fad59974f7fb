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

    // Wrong: counts only paths that end at a leaf.
    static int countPaths(TreeNode root, long k) {
        Map<Long, Integer> seen = new HashMap<>(); // How often each total occurs on the way from the root.
        seen.put(0L, 1);
        return visit(root, 0, k, seen);
    }

    static int visit(TreeNode node, long above, long k, Map<Long, Integer> seen) {
        if (node == null) return 0;
        long total = above + node.val;
        boolean isLeaf = node.left == null && node.right == null;
        int count = isLeaf ? seen.getOrDefault(total - k, 0) : 0;
        seen.merge(total, 1, Integer::sum);
        count += visit(node.left, total, k, seen) + visit(node.right, total, k, seen);
        seen.merge(total, -1, Integer::sum);
        return count;
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        StringTokenizer head = new StringTokenizer(in.readLine());
        head.nextToken();
        long k = Long.parseLong(head.nextToken());
        System.out.println(countPaths(readTree(new StringTokenizer(in.readLine())), k));
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
