import java.io.*;
import java.util.*;

public class Main {
    // Too slow: starts anew at each place.
    static int longestStretch(int[] nums) {
        int best = 0;
        for (int start = 0; start < nums.length; start++) {
            Set<Integer> stretch = new HashSet<>();
            int end = start;
            while (end < nums.length && stretch.add(nums[end])) end++;
            best = Math.max(best, end - start);
        }
        return best;
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        int n = Integer.parseInt(in.readLine().trim());
        System.out.println(longestStretch(readInts(in, n)));
    }

    static int[] readInts(BufferedReader in, int count) throws IOException {
        StringTokenizer tokens = new StringTokenizer(in.readLine());
        int[] values = new int[count];
        for (int i = 0; i < count; i++) values[i] = Integer.parseInt(tokens.nextToken());
        return values;
    }
}
