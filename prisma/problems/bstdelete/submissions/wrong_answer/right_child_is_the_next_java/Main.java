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

    // Wrong: takes the right child for the smallest node of the right subtree.
    static class SearchTree {
        TreeNode root;

        void insert(int value) {
            root = with(root, value);
        }

        void delete(int value) {
            root = without(root, value);
        }

        boolean contains(int value) {
            TreeNode node = root;
            while (node != null && node.val != value) node = value < node.val ? node.left : node.right;
            return node != null;
        }

        // Both return the root of the subtree after the change.
        private TreeNode with(TreeNode node, int value) {
            if (node == null) return new TreeNode(value);
            if (value < node.val) node.left = with(node.left, value);
            else if (value > node.val) node.right = with(node.right, value);
            return node;
        }

        private TreeNode without(TreeNode node, int value) {
            if (node == null) return null;
            if (value < node.val) {
                node.left = without(node.left, value);
            } else if (value > node.val) {
                node.right = without(node.right, value);
            } else if (node.left == null) {
                return node.right;
            } else if (node.right == null) {
                return node.left;
            } else {
                TreeNode next = node.right;
                node.val = next.val;
                node.right = next.right;
            }
            return node;
        }
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        int q = Integer.parseInt(in.readLine());
        SearchTree tree = new SearchTree();
        StringBuilder out = new StringBuilder();
        for (int i = 0; i < q; i++) {
            StringTokenizer line = new StringTokenizer(in.readLine());
            String name = line.nextToken();
            int value = Integer.parseInt(line.nextToken());
            if (name.equals("insert")) tree.insert(value);
            else if (name.equals("delete")) tree.delete(value);
            else out.append(tree.contains(value)).append('\n');
        }
        System.out.println(out + String.join(" ", treeTokens(tree.root)));
    }

    static List<String> treeTokens(TreeNode root) {
        List<TreeNode> nodes = new ArrayList<>();
        nodes.add(root);
        for (int i = 0; i < nodes.size(); i++) {
            TreeNode node = nodes.get(i);
            if (node != null) nodes.addAll(Arrays.asList(node.left, node.right));
        }
        List<String> tokens = new ArrayList<>();
        for (TreeNode node : nodes) tokens.add(node == null ? "null" : String.valueOf(node.val));
        while (!tokens.isEmpty() && tokens.get(tokens.size() - 1).equals("null")) {
            tokens.remove(tokens.size() - 1);
        }
        return tokens;
    }
}
