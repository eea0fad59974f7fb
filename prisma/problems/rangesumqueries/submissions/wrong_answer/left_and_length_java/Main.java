import java.io.*;
import java.util.*;

public class Main {
    // Wrong: takes the second number of a question for a length.
    static long[] rangeSums(int[] nums, int[][] queries) {
        int n = nums.length;
        long[] before = new long[n + 1];
        for (int i = 0; i < n; i++) before[i + 1] = before[i] + nums[i];
        long[] sums = new long[queries.length];
        for (int i = 0; i < sums.length; i++) {
            int end = Math.min(n, queries[i][0] + queries[i][1]);
            sums[i] = before[end] - before[queries[i][0]];
        }
        return sums;
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        int[] sizes = readInts(in, 2);
        int[] nums = readInts(in, sizes[0]);
        int[][] queries = new int[sizes[1]][];
        for (int i = 0; i < queries.length; i++) queries[i] = readInts(in, 2);
        StringBuilder out = new StringBuilder();
        for (long sum : rangeSums(nums, queries)) out.append(sum).append('\n');
        System.out.print(out);
    }

    static int[] readInts(BufferedReader in, int count) throws IOException {
        StringTokenizer tokens = new StringTokenizer(in.readLine());
        int[] values = new int[count];
        for (int i = 0; i < count; i++) values[i] = Integer.parseInt(tokens.nextToken());
        return values;
    }
}
