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

    static TreeNode buildTree(int[] preorder, int[] inorder) {
        // Write your code here. Return the root of the tree.
        return null;
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        int n = Integer.parseInt(in.readLine().trim());
        int[] preorder = readInts(in, n);
        int[] inorder = readInts(in, n);
        List<String> tokens = toTokens(buildTree(preorder, inorder));
        System.out.println(tokens.size());
        System.out.println(String.join(" ", tokens));
    }

    static List<String> toTokens(TreeNode root) {
        List<String> tokens = new ArrayList<>();
        List<TreeNode> nodes = new ArrayList<>();
        nodes.add(root);
        for (int i = 0; i < nodes.size(); i++) {
            TreeNode node = nodes.get(i);
            tokens.add(node == null ? "null" : String.valueOf(node.val));
            if (node == null) continue;
            nodes.add(node.left);
            nodes.add(node.right);
        }
        int size = tokens.size();
        while (size > 0 && tokens.get(size - 1).equals("null")) size--;
        return tokens.subList(0, size);
    }

    static int[] readInts(BufferedReader in, int count) throws IOException {
        StringTokenizer tokens = new StringTokenizer(in.readLine());
        int[] values = new int[count];
        for (int i = 0; i < count; i++) values[i] = Integer.parseInt(tokens.nextToken());
        return values;
    }
}
