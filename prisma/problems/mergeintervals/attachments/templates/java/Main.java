import java.io.*;
import java.util.*;

public class Main {
    static List<int[]> mergeIntervals(int[][] intervals) {
        // Write your code here. Each interval is {start, end}; return such a list.
        return new ArrayList<>();
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        int[][] intervals = new int[Integer.parseInt(in.readLine().trim())][];
        for (int i = 0; i < intervals.length; i++) intervals[i] = readInts(in, 2);
        List<int[]> merged = mergeIntervals(intervals);
        StringBuilder out = new StringBuilder().append(merged.size()).append('\n');
        for (int[] interval : merged) {
            out.append(interval[0]).append(' ').append(interval[1]).append('\n');
        }
        System.out.print(out);
    }

    static int[] readInts(BufferedReader in, int count) throws IOException {
        StringTokenizer tokens = new StringTokenizer(in.readLine());
        int[] values = new int[count];
        for (int i = 0; i < count; i++) values[i] = Integer.parseInt(tokens.nextToken());
        return values;
    }
}
