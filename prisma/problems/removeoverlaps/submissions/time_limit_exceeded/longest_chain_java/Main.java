import java.io.*;
import java.util.*;

public class Main {
    // Too slow: finds the longest chain that ends with each interval by a walk over all before it.
    static int fewestRemovals(int[][] intervals) {
        Arrays.sort(intervals, (a, b) -> Integer.compare(a[1], b[1]));
        int[] chain = new int[intervals.length];
        int longest = 0;
        for (int i = 0; i < chain.length; i++) {
            chain[i] = 1;
            for (int j = 0; j < i; j++) {
                if (intervals[j][1] <= intervals[i][0]) chain[i] = Math.max(chain[i], chain[j] + 1);
            }
            longest = Math.max(longest, chain[i]);
        }
        return chain.length - longest;
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        int[][] intervals = new int[Integer.parseInt(in.readLine().trim())][];
        for (int i = 0; i < intervals.length; i++) intervals[i] = readInts(in, 2);
        System.out.println(fewestRemovals(intervals));
    }

    static int[] readInts(BufferedReader in, int count) throws IOException {
        StringTokenizer tokens = new StringTokenizer(in.readLine());
        int[] values = new int[count];
        for (int i = 0; i < count; i++) values[i] = Integer.parseInt(tokens.nextToken());
        return values;
    }
}
