import java.io.*;
import java.util.*;

public class Main {
    // Wrong: takes the largest number to the right, not the first that is larger.
    static int[] nextGreater(int[] nums) {
        int[] results = new int[nums.length];
        int largest = -1;
        for (int i = nums.length - 1; i >= 0; i--) {
            results[i] = largest > nums[i] ? largest : -1;
            largest = Math.max(largest, nums[i]);
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
