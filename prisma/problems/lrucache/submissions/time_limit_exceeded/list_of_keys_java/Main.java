import java.io.*;
import java.util.*;

public class Main {
    // Too slow: keeps the keys in a list and searches it at every call.
    static class LRUCache {
        private final int capacity;
        private final Map<Integer, Integer> values = new HashMap<>();
        private final List<Integer> byUse = new LinkedList<>();

        LRUCache(int capacity) {
            this.capacity = capacity;
        }

        int get(int key) {
            if (!values.containsKey(key)) return -1;
            touch(key);
            return values.get(key);
        }

        void put(int key, int value) {
            boolean isNew = !values.containsKey(key);
            if (isNew && values.size() == capacity) values.remove(byUse.remove(0));
            values.put(key, value);
            touch(key);
        }

        private void touch(int key) {
            byUse.remove(Integer.valueOf(key));
            byUse.add(key);
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
