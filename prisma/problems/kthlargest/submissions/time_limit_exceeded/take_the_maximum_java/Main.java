import java.io.*;
import java.util.*;

public class Main {
    // Too slow: looks for the maximum k times.
    static int kthLargest(int[] nums, int k) {
        for (int end = nums.length - 1; ; end--) {
            int best = 0;
            for (int i = 1; i <= end; i++) {
                if (nums[i] > nums[best]) best = i;
            }
            if (nums.length - end == k) return nums[best];
            nums[best] = nums[end];
        }
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        int[] head = readInts(in, 2);
        System.out.println(kthLargest(readInts(in, head[0]), head[1]));
    }

    static int[] readInts(BufferedReader in, int count) throws IOException {
        StringTokenizer tokens = new StringTokenizer(in.readLine());
        int[] values = new int[count];
        for (int i = 0; i < count; i++) values[i] = Integer.parseInt(tokens.nextToken());
        return values;
    }
}
