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

    // Wrong: climbs up from both nodes in step, though one may lie deeper.
    static int lowestCommonAncestor(TreeNode root, int p, int q) {
        Map<Integer, Integer> parents = new HashMap<>();
        note(root, root.val, parents);
        while (p != q && p != root.val && q != root.val) {
            p = parents.get(p);
            q = parents.get(q);
        }
        return p == q ? p : root.val;
    }

    static void note(TreeNode node, Integer parent, Map<Integer, Integer> parents) {
        if (node == null) return;
        parents.put(node.val, parent);
        note(node.left, node.val, parents);
        note(node.right, node.val, parents);
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
