import java.io.*;
import java.util.*;

public class Main {
    // Wrong: a full cache drops an entry even when put only overwrites one.
    static class LFUCache {
        private final int capacity;
        private final Map<Integer, Integer> values = new HashMap<>();
        private final Map<Integer, Integer> uses = new HashMap<>();
        // For each number of uses, the keys in the order of their last use.
        private final Map<Integer, LinkedHashSet<Integer>> keys = new HashMap<>();
        private int fewest = 0;

        LFUCache(int capacity) {
            this.capacity = capacity;
        }

        int get(int key) {
            if (!values.containsKey(key)) return -1;
            use(key);
            return values.get(key);
        }

        void put(int key, int value) {
            if (values.size() == capacity) drop();
            if (values.containsKey(key)) {
                values.put(key, value);
                use(key);
                return;
            }
            values.put(key, value);
            uses.put(key, 1);
            keysWith(1).add(key);
            fewest = 1;
        }

        private void use(int key) {
            int before = uses.get(key);
            keysWith(before).remove(key);
            if (keysWith(before).isEmpty()) {
                keys.remove(before);
                if (before == fewest) fewest++;
            }
            uses.put(key, before + 1);
            keysWith(before + 1).add(key);
        }

        private void drop() {
            if (keysWith(fewest).isEmpty()) fewest = Collections.min(uses.values());
            Iterator<Integer> byAge = keysWith(fewest).iterator();
            int oldest = byAge.next();
            byAge.remove();
            values.remove(oldest);
            uses.remove(oldest);
        }

        private Set<Integer> keysWith(int count) {
            return keys.computeIfAbsent(count, any -> new LinkedHashSet<>());
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
