import java.io.*;
import java.util.*;

public class Main {
    // Wrong: one of the two walls is always the first or the last one.
    static long mostWater(int[] heights) {
        int last = heights.length - 1;
        long best = 0;
        for (int i = 0; i <= last; i++) {
            best = Math.max(best, (long) i * Math.min(heights[0], heights[i]));
            best = Math.max(best, (long) (last - i) * Math.min(heights[i], heights[last]));
        }
        return best;
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        int n = Integer.parseInt(in.readLine().trim());
        System.out.println(mostWater(readInts(in, n)));
    }

    static int[] readInts(BufferedReader in, int count) throws IOException {
        StringTokenizer tokens = new StringTokenizer(in.readLine());
        int[] values = new int[count];
        for (int i = 0; i < count; i++) values[i] = Integer.parseInt(tokens.nextToken());
        return values;
    }
}
