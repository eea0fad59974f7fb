import java.io.*;
import java.util.*;

public class Main {
    static int largestXor(int[] nums) {
        // Write your code here.
        return 0;
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        int[] nums = new int[Integer.parseInt(in.readLine().trim())];
        StringTokenizer tokens = new StringTokenizer(in.readLine());
        for (int i = 0; i < nums.length; i++) nums[i] = Integer.parseInt(tokens.nextToken());
        System.out.println(largestXor(nums));
    }
}
