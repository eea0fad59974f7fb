import java.io.*;
import java.util.*;

public class Main {
    // Wrong: swaps each zero with the last number that is not zero, which gets too far to the
    // front.
    static int[] moveZeros(int[] nums) {
        int last = nums.length - 1;
        for (int i = 0; i < last; i++) {
            while (last > i && nums[last] == 0) last--;
            if (nums[i] == 0) {
                nums[i] = nums[last];
                nums[last] = 0;
            }
        }
        return nums;
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        int n = Integer.parseInt(in.readLine().trim());
        System.out.println(join(moveZeros(readInts(in, n))));
    }

    static int[] readInts(BufferedReader in, int count) throws IOException {
        StringTokenizer tokens = new StringTokenizer(in.readLine());
        int[] values = new int[count];
        for (int i = 0; i < count; i++) values[i] = Integer.parseInt(tokens.nextToken());
        return values;
    }

    static String join(int[] values) {
        StringBuilder out = new StringBuilder();
        for (int value : values) out.append(out.length() == 0 ? "" : " ").append(value);
        return out.toString();
    }
}
