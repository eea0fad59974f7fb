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
        // Write your code here. Return a list of lists: one per level.
        return new ArrayList<>();
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
