import java.io.*;
import java.util.*;

public class Main {
    static class Entry {
        final int key;
        int value;
        Entry older = this;
        Entry newer = this;

        Entry(int key, int value) {
            this.key = key;
            this.value = value;
        }
    }

    static class LRUCache {
        private final int capacity;
        private final Map<Integer, Entry> entries = new HashMap<>();
        // The entries form a ring with this one between the newest and the oldest.
        private final Entry ring = new Entry(-1, -1);

        LRUCache(int capacity) {
            this.capacity = capacity;
        }

        int get(int key) {
            Entry entry = entries.get(key);
            if (entry == null) return -1;
            unlink(entry);
            linkAsNewest(entry);
            return entry.value;
        }

        void put(int key, int value) {
            Entry entry = entries.get(key);
            if (entry != null) {
                entry.value = value;
                unlink(entry);
            } else {
                if (entries.size() == capacity) dropOldest();
                entry = new Entry(key, value);
                entries.put(key, entry);
            }
            linkAsNewest(entry);
        }

        private void dropOldest() {
            Entry oldest = ring.newer;
            unlink(oldest);
            entries.remove(oldest.key);
        }

        private void unlink(Entry entry) {
            entry.older.newer = entry.newer;
            entry.newer.older = entry.older;
        }

        private void linkAsNewest(Entry entry) {
            entry.older = ring.older;
            entry.newer = ring;
            entry.older.newer = entry;
            entry.newer.older = entry;
        }
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        StringTokenizer head = new StringTokenizer(in.readLine());
        LRUCache cache = new LRUCache(Integer.parseInt(head.nextToken()));
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
