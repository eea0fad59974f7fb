import java.io.*;
import java.util.*;

public class Main {
    static class TreeNode {
        final int val;
        TreeNode left;
        TreeNode right;

        TreeNode(int val) {
            this.val = val;
        }
    }

    static class SearchTreeIterator {
        // Nodes whose value is still to come while their left part is done or under way.
        private final Deque<TreeNode> waiting = new ArrayDeque<>();

        SearchTreeIterator(TreeNode root) {
            descend(root);
        }

        Integer next() {
            if (!hasNext()) return null;
            TreeNode node = waiting.pop();
            descend(node.right);
            return node.val;
        }

        boolean hasNext() {
            return !waiting.isEmpty();
        }

        private void descend(TreeNode node) {
            while (node != null) {
                waiting.push(node);
                node = node.left;
            }
        }
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        StringTokenizer head = new StringTokenizer(in.readLine());
        head.nextToken();
        int q = Integer.parseInt(head.nextToken());
        SearchTreeIterator iterator = new SearchTreeIterator(readTree(in.readLine()));
        StringBuilder out = new StringBuilder();
        for (int i = 0; i < q; i++) {
            if (in.readLine().equals("hasnext")) {
                out.append(iterator.hasNext()).append('\n');
            } else {
                Integer value = iterator.next();
                out.append(value == null ? "NONE" : value.toString()).append('\n');
            }
        }
        System.out.print(out);
    }

    static TreeNode readTree(String line) {
        StringTokenizer tokens = new StringTokenizer(line);
        Deque<TreeNode> queue = new ArrayDeque<>();
        TreeNode root = readNode(tokens, queue);
        while (!queue.isEmpty()) {
            TreeNode node = queue.remove();
            node.left = readNode(tokens, queue);
            node.right = readNode(tokens, queue);
        }
        return root;
    }

    static TreeNode readNode(StringTokenizer tokens, Deque<TreeNode> queue) {
        String token = tokens.hasMoreTokens() ? tokens.nextToken() : "null";
        if (token.equals("null")) return null;
        TreeNode node = new TreeNode(Integer.parseInt(token));
        queue.add(node);
        return node;
    }
}
