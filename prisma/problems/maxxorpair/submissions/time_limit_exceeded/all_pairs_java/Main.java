import java.io.*;
import java.util.*;

public class Main {
    // Too slow: looks at all pairs.
    static int largestXor(int[] nums) {
        int best = 0;
        for (int i = 0; i < nums.length; i++) {
            for (int j = i + 1; j < nums.length; j++) {
                int xor = nums[i] ^ nums[j];
                if (xor > best) best = xor;
            }
        }
        return best;
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        int[] nums = new int[Integer.parseInt(in.readLine().trim())];
        StringTokenizer tokens = new StringTokenizer(in.readLine());
        for (int i = 0; i < nums.length; i++) nums[i] = Integer.parseInt(tokens.nextToken());
        System.out.println(largestXor(nums));
    }
}
