import java.io.*;
import java.util.*;

public class Main {
    // Too slow: looks for the ends of the rectangle anew from each bar.
    static long largestArea(int[] heights) {
        long best = 0;
        for (int place = 0; place < heights.length; place++) {
            int left = place;
            int right = place;
            while (left > 0 && heights[left - 1] >= heights[place]) left--;
            while (right < heights.length - 1 && heights[right + 1] >= heights[place]) right++;
            best = Math.max(best, (long) heights[place] * (right - left + 1));
        }
        return best;
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        int n = Integer.parseInt(in.readLine().trim());
        System.out.println(largestArea(readInts(in, n)));
    }

    static int[] readInts(BufferedReader in, int count) throws IOException {
        StringTokenizer tokens = new StringTokenizer(in.readLine());
        int[] values = new int[count];
        for (int i = 0; i < count; i++) values[i] = Integer.parseInt(tokens.nextToken());
        return values;
    }
}
