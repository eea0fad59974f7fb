import java.io.*;
import java.util.*;

public class Main {
    // Too slow: keeps a heap of ready kinds and a queue of cooling ones, but goes through all slots.
    static long leastSlots(String tasks, int k) {
        int[] counts = new int[26];
        for (char task : tasks.toCharArray()) counts[task - 'A']++;
        PriorityQueue<Integer> ready = new PriorityQueue<>(Comparator.reverseOrder());
        for (int count : counts) if (count > 0) ready.add(count);
        Deque<long[]> cooling = new ArrayDeque<>();
        long slot = 0;
        while (!ready.isEmpty() || !cooling.isEmpty()) {
            if (!cooling.isEmpty() && cooling.peekFirst()[1] <= slot) ready.add((int) cooling.pollFirst()[0]);
            if (!ready.isEmpty()) {
                int left = ready.poll() - 1;
                if (left > 0) cooling.addLast(new long[] {left, slot + k + 1});
            }
            slot++;
        }
        return slot;
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        StringTokenizer head = new StringTokenizer(in.readLine());
        head.nextToken();
        int k = Integer.parseInt(head.nextToken());
        System.out.println(leastSlots(in.readLine().trim(), k));
    }
}
