import java.io.*;
import java.util.*;

public class Main {
    // Wrong: the last addition to a place replaces what was there.
    static long[] addRanges(int n, int[][] updates) {
        long[] nums = new long[n];
        boolean[] isSet = new boolean[n];
        for (int k = updates.length - 1; k >= 0 && k > updates.length - 200; k--) {
            for (int i = updates[k][0]; i <= updates[k][1]; i++) {
                if (!isSet[i]) nums[i] = updates[k][2];
                isSet[i] = true;
            }
        }
        return nums;
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
