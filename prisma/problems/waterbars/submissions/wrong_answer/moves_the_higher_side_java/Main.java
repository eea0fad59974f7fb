import java.io.*;
import java.util.*;

public class Main {
    // Wrong: moves the pointer whose highest bar is higher.
    static long heldWater(int[] heights) {
        int left = 0;
        int right = heights.length - 1;
        int leftRim = 0;
        int rightRim = 0;
        long water = 0;
        while (left <= right) {
            if (leftRim >= rightRim) {
                leftRim = Math.max(leftRim, heights[left]);
                water += leftRim - heights[left];
                left++;
            } else {
                rightRim = Math.max(rightRim, heights[right]);
                water += rightRim - heights[right];
                right--;
            }
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
