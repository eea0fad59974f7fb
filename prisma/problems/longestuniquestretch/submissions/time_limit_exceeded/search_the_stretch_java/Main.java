import java.io.*;
import java.util.*;

public class Main {
    // Too slow: searches the whole stretch for each number.
    static int longestStretch(int[] nums) {
        int start = 0;
        int best = 0;
        for (int i = 0; i < nums.length; i++) {
            for (int j = i - 1; j >= start; j--) {
                if (nums[j] == nums[i]) start = j + 1;
            }
            best = Math.max(best, i - start + 1);
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
