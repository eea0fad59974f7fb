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

    static List<List<Integer>> levelOrder(TreeNode root) {
        List<List<Integer>> levels = new ArrayList<>();
        Deque<TreeNode> queue = new ArrayDeque<>();
        if (root != null) queue.add(root);
        while (!queue.isEmpty()) {
            List<Integer> level = new ArrayList<>();
            for (int left = queue.size(); left > 0; left--) {
                TreeNode node = queue.remove();
                level.add(node.val);
                if (node.left != null) queue.add(node.left);
                if (node.right != null) queue.add(node.right);
            }
            levels.add(level);
        }
        return levels;
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        in.readLine();
        List<List<Integer>> levels = levelOrder(readTree(new StringTokenizer(in.readLine())));
        StringBuilder out = new StringBuilder().append(levels.size()).append('\n');
        for (List<Integer> level : levels) {
            out.append(level.size());
            for (int val : level) out.append(' ').append(val);
            out.append('\n');
        }
        System.out.print(out);
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
