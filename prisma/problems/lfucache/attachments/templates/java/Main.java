import java.io.*;
import java.util.*;

public class Main {
    static class LFUCache {
        LFUCache(int capacity) {
            // Write your code here.
        }

        int get(int key) {
            // Return the value stored under the key, or -1.
            return -1;
        }

        void put(int key, int value) {
            // Store the value under the key.
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
