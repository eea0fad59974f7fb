import java.io.*;
import java.util.*;

public class Main {
    // Too slow: searches the whole grid for each word.
    static List<String> findWords(char[][] grid, String[] words) {
        Set<String> found = new TreeSet<>();
        for (String word : words) {
            for (int i = 0; i < grid.length; i++) {
                for (int j = 0; j < grid[i].length; j++) {
                    if (canRead(grid, word, 0, i, j)) found.add(word);
                }
            }
        }
        return new ArrayList<>(found);
    }

    static boolean canRead(char[][] grid, String word, int k, int i, int j) {
        if (k == word.length()) return true;
        if (i < 0 || i >= grid.length || j < 0 || j >= grid[i].length) return false;
        if (grid[i][j] != word.charAt(k)) return false;
        grid[i][j] = '.';
        boolean result = canRead(grid, word, k + 1, i - 1, j)
            || canRead(grid, word, k + 1, i + 1, j)
            || canRead(grid, word, k + 1, i, j - 1)
            || canRead(grid, word, k + 1, i, j + 1);
        grid[i][j] = word.charAt(k);
        return result;
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
