import java.io.*;
import java.util.*;

public class Main {
    // Wrong: makes a new node for the last letter, which throws away what hung below the old one.
    static class Node {
        final Node[] children = new Node[26];
        boolean isWord;
    }

    static class PrefixTree {
        private final Node root = new Node();

        void insert(String word) {
            Node node = root;
            for (int i = 0; i < word.length() - 1; i++) {
                int index = word.charAt(i) - 'a';
                if (node.children[index] == null) node.children[index] = new Node();
                node = node.children[index];
            }
            Node end = new Node();
            end.isWord = true;
            node.children[word.charAt(word.length() - 1) - 'a'] = end;
        }

        boolean search(String word) {
            Node node = walk(word);
            return node != null && node.isWord;
        }

        boolean startsWith(String prefix) {
            return walk(prefix) != null;
        }

        private Node walk(String letters) {
            Node node = root;
            for (char letter : letters.toCharArray()) {
                node = node.children[letter - 'a'];
                if (node == null) return null;
            }
            return node;
        }
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        int q = Integer.parseInt(in.readLine());
        PrefixTree tree = new PrefixTree();
        StringBuilder out = new StringBuilder();
        for (int i = 0; i < q; i++) {
            StringTokenizer line = new StringTokenizer(in.readLine());
            String name = line.nextToken();
            String word = line.nextToken();
            if (name.equals("insert")) tree.insert(word);
            else if (name.equals("search")) out.append(tree.search(word)).append('\n');
            else out.append(tree.startsWith(word)).append('\n');
        }
        System.out.print(out);
    }
}
