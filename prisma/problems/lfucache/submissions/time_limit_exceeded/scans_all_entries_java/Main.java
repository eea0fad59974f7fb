import java.io.*;
import java.util.*;

public class Main {
    // Too slow: goes through all entries to find the one that must go.
    static class Entry {
        final int key;
        int value;
        int uses = 0;
        int last = 0;

        Entry(int key) {
            this.key = key;
        }
    }

    static class LFUCache {
        private final int capacity;
        private final Map<Integer, Entry> entries = new LinkedHashMap<>();
        private int clock = 0;

        LFUCache(int capacity) {
            this.capacity = capacity;
        }

        int get(int key) {
            Entry entry = entries.get(key);
            if (entry == null) return -1;
            use(entry);
            return entry.value;
        }

        void put(int key, int value) {
            if (!entries.containsKey(key)) {
                if (entries.size() == capacity) drop();
                entries.put(key, new Entry(key));
            }
            entries.get(key).value = value;
            use(entries.get(key));
        }

        private void use(Entry entry) {
            entry.uses++;
            entry.last = ++clock;
        }

        private void drop() {
            Entry worst = null;
            for (Entry entry : entries.values()) {
                boolean isWorse = worst == null || entry.uses < worst.uses;
                if (isWorse || (entry.uses == worst.uses && entry.last < worst.last)) worst = entry;
            }
            entries.remove(worst.key);
        }
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        StringTokenizer head = new StringTokenizer(in.readLine());
        LFUCache cache = new LFUCache(Integer.parseInt(head.nextToken()));
        int q = Integer.parseInt(head.nextToken());
        StringBuilder out = new StringBuilder();
        for (int i = 0; i < q; i++) {
            StringTokenizer line = new StringTokenizer(in.readLine());
            boolean isPut = line.nextToken().equals("put");
            int key = Integer.parseInt(line.nextToken());
            if (isPut) cache.put(key, Integer.parseInt(line.nextToken()));
            else out.append(cache.get(key)).append('\n');
        }
        System.out.print(out);
    }
}
