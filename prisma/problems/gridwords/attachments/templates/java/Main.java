import java.io.*;
import java.util.*;

public class Main {
    static List<String> findWords(char[][] grid, String[] words) {
        // Write your code here. Return the words that can be read, each once, in alphabetical order.
        return new ArrayList<>();
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
