import java.io.*;
import java.util.*;

public class Main {
    // Wrong: takes the largest number for one of the two.
    static int largestXor(int[] nums) {
        int largest = Arrays.stream(nums).max().getAsInt();
        int best = 0;
        for (int num : nums) best = Math.max(best, num ^ largest);
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
