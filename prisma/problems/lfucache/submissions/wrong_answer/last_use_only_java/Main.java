import java.io.*;
import java.util.*;

public class Main {
    // Wrong: drops the entry whose last use lies furthest back, however often it was used.
    static class LFUCache {
        private final int capacity;
        private final LinkedHashMap<Integer, Integer> values = new LinkedHashMap<>(16, 0.75f, true);

        LFUCache(int capacity) {
            this.capacity = capacity;
        }

        int get(int key) {
            return values.getOrDefault(key, -1);
        }

        void put(int key, int value) {
            boolean isNew = !values.containsKey(key);
            if (isNew && values.size() == capacity) values.remove(values.keySet().iterator().next());
            values.put(key, value);
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
