import java.io.*;
import java.util.*;

public class Main {
    // Too slow: scans to the right for each number.
    static int[] nextGreater(int[] nums) {
        int[] results = new int[nums.length];
        for (int i = 0; i < nums.length; i++) {
            int j = i + 1;
            while (j < nums.length && nums[j] <= nums[i]) j++;
            results[i] = j < nums.length ? nums[j] : -1;
        }
        return results;
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        int n = Integer.parseInt(in.readLine().trim());
        StringBuilder out = new StringBuilder();
        for (int value : nextGreater(readInts(in, n))) out.append(value).append(' ');
        System.out.println(out.toString().trim());
    }

    static int[] readInts(BufferedReader in, int count) throws IOException {
        StringTokenizer tokens = new StringTokenizer(in.readLine());
        int[] values = new int[count];
        for (int i = 0; i < count; i++) values[i] = Integer.parseInt(tokens.nextToken());
        return values;
    }
}
