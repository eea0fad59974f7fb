import java.io.*;
import java.util.*;

public class Main {
    static class Node {
        Node[] next = new Node[26];
        String word;
    }

    static List<String> findWords(char[][] grid, String[] words) {
        Node root = new Node();
        for (String word : words) {
            Node node = root;
            for (char letter : word.toCharArray()) {
                if (node.next[letter - 'a'] == null) node.next[letter - 'a'] = new Node();
                node = node.next[letter - 'a'];
            }
            node.word = word;
        }
        List<String> found = new ArrayList<>();
        for (int i = 0; i < grid.length; i++) {
            for (int j = 0; j < grid[i].length; j++) walk(grid, i, j, root, found);
        }
        Collections.sort(found);
        return found;
    }

    static void walk(char[][] grid, int i, int j, Node above, List<String> found) {
        if (i < 0 || i >= grid.length || j < 0 || j >= grid[i].length || grid[i][j] == '.') return;
        char letter = grid[i][j];
        Node node = above.next[letter - 'a'];
        if (node == null) return;
        if (node.word != null) found.add(node.word);
        node.word = null;
        grid[i][j] = '.';
        walk(grid, i - 1, j, node, found);
        walk(grid, i + 1, j, node, found);
        walk(grid, i, j - 1, node, found);
        walk(grid, i, j + 1, node, found);
        grid[i][j] = letter;
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        String[] sizes = in.readLine().trim().split(" ");
        char[][] grid = new char[Integer.parseInt(sizes[0])][];
        for (int i = 0; i < grid.length; i++) grid[i] = in.readLine().trim().toCharArray();
        String[] words = new String[Integer.parseInt(sizes[2])];
        for (int i = 0; i < words.length; i++) words[i] = in.readLine().trim();
        List<String> found = findWords(grid, words);
        StringBuilder out = new StringBuilder().append(found.size()).append('\n');
        for (String word : found) out.append(word).append('\n');
        System.out.print(out);
    }
}
