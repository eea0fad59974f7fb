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

    static int countPaths(TreeNode root, long k) {
        // Write your code here. The root is null if the tree is empty.
        return 0;
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
