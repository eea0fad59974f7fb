import java.io.*;
import java.util.*;

public class Main {
    static class PrefixTree {
        PrefixTree() {
            // Write your code here.
        }

        void insert(String word) {
            // Store the word.
        }

        boolean search(String word) {
            // Return true if this very word was inserted.
            return false;
        }

        boolean startsWith(String prefix) {
            // Return true if some inserted word begins with the prefix.
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
