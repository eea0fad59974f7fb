import java.io.*;
import java.util.*;

public class Main {
    // Too slow: keeps the window in a queue and adds it up anew each time.
    static long bestWindow(int[] nums, int k) {
        Deque<Integer> window = new ArrayDeque<>();
        long best = Long.MIN_VALUE;
        for (int num : nums) {
            window.add(num);
            if (window.size() > k) window.remove();
            if (window.size() < k) continue;
            long sum = 0;
            for (int one : window) sum += one;
            best = Math.max(best, sum);
        }
        return best;
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        int[] sizes = readInts(in, 2);
        System.out.println(bestWindow(readInts(in, sizes[0]), sizes[1]));
    }

    static int[] readInts(BufferedReader in, int count) throws IOException {
        StringTokenizer tokens = new StringTokenizer(in.readLine());
        int[] values = new int[count];
        for (int i = 0; i < count; i++) values[i] = Integer.parseInt(tokens.nextToken());
        return values;
    }
}
