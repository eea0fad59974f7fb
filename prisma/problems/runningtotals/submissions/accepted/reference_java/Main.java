import java.io.*;
import java.util.*;

public class Main {
    static long[] runningTotals(int[] nums) {
        long[] totals = new long[nums.length];
        long total = 0;
        for (int i = 0; i < nums.length; i++) {
            total += nums[i];
            totals[i] = total;
        }
        return totals;
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        int n = Integer.parseInt(in.readLine().trim());
        System.out.println(join(runningTotals(readInts(in, n))));
    }

    static int[] readInts(BufferedReader in, int count) throws IOException {
        StringTokenizer tokens = new StringTokenizer(in.readLine());
        int[] values = new int[count];
        for (int i = 0; i < count; i++) values[i] = Integer.parseInt(tokens.nextToken());
        return values;
    }

    static String join(long[] values) {
        StringBuilder out = new StringBuilder();
        for (long value : values) out.append(out.length() == 0 ? "" : " ").append(value);
        return out.toString();
    }
}
