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

    static class SearchTree {
        // Write your code here. At the end, the tree at this root is printed.
        TreeNode root;

        void insert(int value) {
            // Put the value in, unless it is there.
        }

        void delete(int value) {
            // Take the value out, if it is there.
        }

        boolean contains(int value) {
            // Return true if the value is in the tree.
            return false;
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
