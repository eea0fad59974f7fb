import java.io.*;
import java.util.*;

public class Main {
    // Too slow: answers the same questions again and again.
    static long bestFrom(int[] nums, int from) {
        if (from >= nums.length) return 0;
        return Math.max(bestFrom(nums, from + 1), nums[from] + bestFrom(nums, from + 2));
    }

    static long bestSum(int[] nums) {
        return bestFrom(nums, 0);
    }

    public static void main(String[] args) throws Exception {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        int n = Integer.parseInt(in.readLine().trim());
        int[] nums = readInts(in, n);
        // The calls go as deep as the row is long.
        Thread thread = new Thread(null, () -> System.out.println(bestSum(nums)), "deep", 1 << 27);
        thread.start();
        thread.join();
    }

    static int[] readInts(BufferedReader in, int count) throws IOException {
        StringTokenizer tokens = new StringTokenizer(in.readLine());
        int[] values = new int[count];
        for (int i = 0; i < count; i++) values[i] = Integer.parseInt(tokens.nextToken());
        return values;
    }
}
