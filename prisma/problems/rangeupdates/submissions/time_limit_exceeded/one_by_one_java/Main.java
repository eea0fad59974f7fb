import java.io.*;
import java.util.*;

public class Main {
    // Too slow: changes every number of each range.
    static long[] addRanges(int n, int[][] updates) {
        List<Long> nums = new ArrayList<>(Collections.nCopies(n, 0L));
        for (int[] update : updates) {
            for (int i = update[0]; i <= update[1]; i++) nums.set(i, nums.get(i) + update[2]);
        }
        long[] result = new long[n];
        for (int i = 0; i < n; i++) result[i] = nums.get(i);
        return result;
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        int[] sizes = readInts(in, 2);
        int[][] updates = new int[sizes[1]][];
        for (int i = 0; i < updates.length; i++) updates[i] = readInts(in, 3);
        StringBuilder out = new StringBuilder();
        for (long number : addRanges(sizes[0], updates)) out.append(number).append(' ');
        System.out.println(out.toString().trim());
    }

    static int[] readInts(BufferedReader in, int count) throws IOException {
        StringTokenizer tokens = new StringTokenizer(in.readLine());
        int[] values = new int[count];
        for (int i = 0; i < count; i++) values[i] = Integer.parseInt(tokens.nextToken());
        return values;
    }
}
