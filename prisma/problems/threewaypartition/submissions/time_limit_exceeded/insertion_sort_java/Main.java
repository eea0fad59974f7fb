import java.io.*;
import java.util.*;

public class Main {
    // Too slow: moves each number back to its place, one step at a time.
    static void sortKinds(int[] nums) {
        for (int i = 1; i < nums.length; i++) {
            int num = nums[i];
            int place = i;
            for (; place > 0 && nums[place - 1] > num; place--) nums[place] = nums[place - 1];
            nums[place] = num;
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
