import java.io.*;
import java.util.*;

public class Main {
    // Wrong: the sums do not fit into an int.
    static long bestWindow(int[] nums, int k) {
        int sum = 0;
        for (int i = 0; i < k; i++) sum += nums[i];
        int best = sum;
        for (int end = k; end < nums.length; end++) {
            sum += nums[end] - nums[end - k];
            best = Math.max(best, sum);
        }
        return best;
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        int[] sizes = readInts(in, 2);
        System.out.println(bestWindow(readInts(in, sizes[0]), sizes[1]));
    }

    static int[] readInts(BufferedReader in, int count) throws IOException {
        StringTokenizer tokens = new StringTokenizer(in.readLine());
        int[] values = new int[count];
        for (int i = 0; i < count; i++) values[i] = Integer.parseInt(tokens.nextToken());
        return values;
    }
}
