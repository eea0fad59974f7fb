import java.io.*;
import java.util.*;

public class Main {
    // Wrong: swaps neighbours in a single round, which is not enough.
    static void sortKinds(int[] nums) {
        for (int i = 1; i < nums.length; i++) {
            if (nums[i] < nums[i - 1]) {
                int num = nums[i];
                nums[i] = nums[i - 1];
                nums[i - 1] = num;
            }
        }
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        int n = Integer.parseInt(in.readLine().trim());
        int[] nums = readInts(in, n);
        sortKinds(nums);
        StringBuilder out = new StringBuilder();
        for (int num : nums) out.append(num).append(' ');
        System.out.println(out.toString().trim());
    }

    static int[] readInts(BufferedReader in, int count) throws IOException {
        StringTokenizer tokens = new StringTokenizer(in.readLine());
        int[] values = new int[count];
        for (int i = 0; i < count; i++) values[i] = Integer.parseInt(tokens.nextToken());
        return values;
    }
}
