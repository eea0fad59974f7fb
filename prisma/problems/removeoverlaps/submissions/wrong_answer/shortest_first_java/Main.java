import java.io.*;
import java.util.*;

public class Main {
    // Wrong: keeps the shortest interval that still fits.
    static int fewestRemovals(int[][] intervals) {
        Arrays.sort(intervals, (a, b) -> Long.compare((long) a[1] - a[0], (long) b[1] - b[0]));
        TreeMap<Integer, Integer> kept = new TreeMap<>();
        for (int[] interval : intervals) {
            Map.Entry<Integer, Integer> before = kept.lowerEntry(interval[1]);
            if (before == null || before.getValue() <= interval[0]) kept.put(interval[0], interval[1]);
        }
        return intervals.length - kept.size();
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
