import java.io.*;
import java.util.*;

public class Main {
    static class Entry {
        final String word;
        int weight = 0;

        Entry(String word) {
            this.word = word;
        }
    }

    static class Node {
        final Node[] children = new Node[26];
        // Of the words below, the three heaviest.
        final List<Entry> best = new ArrayList<>(4);

        void offer(Entry entry) {
            if (!best.contains(entry)) best.add(entry);
            best.sort((a, b) -> a.weight != b.weight ? Integer.compare(b.weight, a.weight) : a.word.compareTo(b.word));
            if (best.size() > 3) best.remove(3);
        }
    }

    static class Autocomplete {
        private final Node root = new Node();
        private final Map<String, Entry> entries = new HashMap<>();

        void add(String word, int weight) {
            Entry entry = entries.computeIfAbsent(word, Entry::new);
            entry.weight += weight;
            Node node = root;
            for (char letter : word.toCharArray()) {
                int index = letter - 'a';
                if (node.children[index] == null) node.children[index] = new Node();
                node = node.children[index];
                node.offer(entry);
            }
        }

        List<String> ask(String prefix) {
            Node node = root;
            for (char letter : prefix.toCharArray()) {
                node = node.children[letter - 'a'];
                if (node == null) return new ArrayList<>();
            }
            List<String> words = new ArrayList<>();
            for (Entry entry : node.best) words.add(entry.word);
            return words;
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
