import java.io.*;
import java.util.*;

public class Main {
    // Wrong: an equal neighbour makes the run longer.
    static int longestRun(int[] nums) {
        Arrays.sort(nums);
        int best = 0;
        int length = 0;
        for (int i = 0; i < nums.length; i++) {
            boolean goesOn = i > 0 && nums[i] - nums[i - 1] <= 1;
            length = goesOn ? length + 1 : 1;
            best = Math.max(best, length);
        }
        return best;
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        int n = Integer.parseInt(in.readLine().trim());
        System.out.println(longestRun(readInts(in, n)));
    }

    static int[] readInts(BufferedReader in, int count) throws IOException {
        StringTokenizer tokens = new StringTokenizer(in.readLine());
        int[] values = new int[count];
        for (int i = 0; i < count; i++) values[i] = Integer.parseInt(tokens.nextToken());
        return values;
    }
}
