import java.io.*;
import java.util.*;

public class Main {
    // Wrong: overwrites numbers instead of swapping them.
    static void sortKinds(int[] nums) {
        int low = 0;
        int high = nums.length - 1;
        for (int i = 0; i <= high; i++) {
            if (nums[i] == 0) nums[low++] = 0;
            else if (nums[i] == 2) nums[high--] = 2;
        }
        for (int i = low; i <= high; i++) nums[i] = 1;
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
