import java.io.*;
import java.util.*;

public class Main {
    // Wrong: the last number is not looked at.
    static int[] removeRepeats(int[] nums) {
        int end = 1;
        for (int i = 0; i + 1 < nums.length; i++) {
            if (nums[i] != nums[end - 1]) nums[end++] = nums[i];
        }
        return Arrays.copyOf(nums, end);
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        int n = Integer.parseInt(in.readLine().trim());
        int[] kept = removeRepeats(readInts(in, n));
        System.out.println(kept.length);
        System.out.println(join(kept));
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
