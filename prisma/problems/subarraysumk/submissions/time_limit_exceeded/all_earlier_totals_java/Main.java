import java.io.*;
import java.util.*;

public class Main {
    // Too slow: goes through a list of all earlier totals for each number.
    static long countStretches(int[] nums, int k) {
        List<Long> totals = new ArrayList<>();
        totals.add(0L);
        long total = 0;
        long count = 0;
        for (int num : nums) {
            total += num;
            for (long earlier : totals) {
                if (total - earlier == k) count++;
            }
            totals.add(total);
        }
        return count;
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        int[] head = readInts(in, 2);
        System.out.println(countStretches(readInts(in, head[0]), head[1]));
    }

    static int[] readInts(BufferedReader in, int count) throws IOException {
        StringTokenizer tokens = new StringTokenizer(in.readLine());
        int[] values = new int[count];
        for (int i = 0; i < count; i++) values[i] = Integer.parseInt(tokens.nextToken());
        return values;
    }
}
