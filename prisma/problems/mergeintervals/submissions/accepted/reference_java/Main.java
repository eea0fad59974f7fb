import java.io.*;
import java.util.*;

public class Main {
    static List<int[]> mergeIntervals(int[][] intervals) {
        Arrays.sort(intervals, (a, b) -> Integer.compare(a[0], b[0]));
        List<int[]> merged = new ArrayList<>();
        int[] last = null;
        for (int[] interval : intervals) {
            if (last == null || interval[0] > last[1]) {
                last = interval;
                merged.add(last);
            } else {
                last[1] = Math.max(last[1], interval[1]);
            }
        }
        return merged;
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
