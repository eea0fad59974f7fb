import java.io.*;
import java.util.*;

public class Main {
    // Too slow: looks at every word for each question.
    static class Autocomplete {
        private final Map<String, Integer> weights = new LinkedHashMap<>();

        void add(String word, int weight) {
            weights.merge(word, weight, Integer::sum);
        }

        List<String> ask(String prefix) {
            List<String> best = new ArrayList<>();
            for (String word : weights.keySet()) {
                if (!word.startsWith(prefix)) continue;
                int place = best.size();
                while (place > 0 && isBetter(word, best.get(place - 1))) place--;
                best.add(place, word);
                if (best.size() > 3) best.remove(3);
            }
            return best;
        }

        private boolean isBetter(String word, String other) {
            int difference = Integer.compare(weights.get(word), weights.get(other));
            return difference != 0 ? difference > 0 : word.compareTo(other) < 0;
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
