import java.io.*;
import java.util.*;

public class Main {
    // Too slow: looks at every word for each question about a prefix.
    static class PrefixTree {
        private final Set<String> words = new LinkedHashSet<>();

        void insert(String word) {
            words.add(word);
        }

        boolean search(String word) {
            return words.contains(word);
        }

        boolean startsWith(String prefix) {
            for (String word : words) {
                if (word.startsWith(prefix)) return true;
            }
            return false;
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
