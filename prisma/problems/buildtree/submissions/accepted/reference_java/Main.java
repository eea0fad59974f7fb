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

    static class Builder {
        private final int[] preorder;
        private final Map<Integer, Integer> places = new HashMap<>();
        private int next = 0;

        Builder(int[] preorder, int[] inorder) {
            this.preorder = preorder;
            for (int place = 0; place < inorder.length; place++) places.put(inorder[place], place);
        }

        TreeNode build(int low, int high) {
            if (low > high) return null;
            TreeNode root = new TreeNode(preorder[next++]);
            int place = places.get(root.val);
            root.left = build(low, place - 1);
            root.right = build(place + 1, high);
            return root;
        }
    }

    static TreeNode buildTree(int[] preorder, int[] inorder) {
        return new Builder(preorder, inorder).build(0, inorder.length - 1);
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
