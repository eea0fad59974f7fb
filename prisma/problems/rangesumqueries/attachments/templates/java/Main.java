import java.io.*;
import java.util.*;

public class Main {
    static long[] rangeSums(int[] nums, int[][] queries) {
        // Write your code here. A question is a pair {left, right}. Return one sum for each.
        return new long[queries.length];
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
