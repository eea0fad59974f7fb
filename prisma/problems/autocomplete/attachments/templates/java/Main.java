import java.io.*;
import java.util.*;

public class Main {
    static class Autocomplete {
        Autocomplete() {
            // Write your code here.
        }

        void add(String word, int weight) {
            // Make the word heavier by the weight.
        }

        List<String> ask(String prefix) {
            // Return the three heaviest words that begin with the prefix, the heaviest first.
            return new ArrayList<>();
        }
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        int q = Integer.parseInt(in.readLine());
        Autocomplete field = new Autocomplete();
        StringBuilder out = new StringBuilder();
        for (int i = 0; i < q; i++) {
            StringTokenizer line = new StringTokenizer(in.readLine());
            boolean isAdd = line.nextToken().equals("add");
            String word = line.nextToken();
            if (isAdd) {
                field.add(word, Integer.parseInt(line.nextToken()));
            } else {
                List<String> words = field.ask(word);
                out.append(words.size());
                for (String suggestion : words) out.append(' ').append(suggestion);
                out.append('\n');
            }
        }
        System.out.print(out);
    }
}
