import java.io.*;
import java.util.*;

public class Main {
    // Too slow: compares all pairs, and starts anew after each one that was joined.
    static List<int[]> mergeIntervals(int[][] intervals) {
        List<int[]> rest = new ArrayList<>(Arrays.asList(intervals));
        while (joinTwo(rest)) continue;
        rest.sort((a, b) -> Integer.compare(a[0], b[0]));
        return rest;
    }

    static boolean joinTwo(List<int[]> rest) {
        for (int i = 0; i < rest.size(); i++) {
            int[] a = rest.get(i);
            for (int j = i + 1; j < rest.size(); j++) {
                int[] b = rest.get(j);
                if (a[1] < b[0] || b[1] < a[0]) continue;
                a[0] = Math.min(a[0], b[0]);
                a[1] = Math.max(a[1], b[1]);
                rest.remove(j);
                return true;
            }
        }
        return false;
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
