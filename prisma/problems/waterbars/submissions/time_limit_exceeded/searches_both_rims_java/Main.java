import java.io.*;
import java.util.*;

public class Main {
    // Too slow: searches both rims for each bar.
    static long heldWater(int[] heights) {
        long water = 0;
        for (int i = 0; i < heights.length; i++) {
            int left = i;
            int right = i;
            for (int j = i - 1; j >= 0; j--) if (heights[j] > heights[left]) left = j;
            for (int j = i + 1; j < heights.length; j++) if (heights[j] > heights[right]) right = j;
            water += Math.min(heights[left], heights[right]) - heights[i];
        }
        return water;
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        int n = Integer.parseInt(in.readLine().trim());
        System.out.println(heldWater(readInts(in, n)));
    }

    static int[] readInts(BufferedReader in, int count) throws IOException {
        StringTokenizer tokens = new StringTokenizer(in.readLine());
        int[] values = new int[count];
        for (int i = 0; i < count; i++) values[i] = Integer.parseInt(tokens.nextToken());
        return values;
    }
}
