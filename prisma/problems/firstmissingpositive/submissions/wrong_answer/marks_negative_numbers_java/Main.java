import java.io.*;
import java.util.*;

public class Main {
    // Wrong: a minus is the mark of a number that is there, but the list has negative numbers of its own.
    static int smallestMissing(int[] nums) {
        int n = nums.length;
        for (int i = 0; i < n; i++) {
            int value = Math.abs(nums[i]);
            if (value >= 1 && value <= n) nums[value - 1] = -Math.abs(nums[value - 1]);
        }
        for (int i = 0; i < n; i++) {
            if (nums[i] >= 0) return i + 1;
        }
        return n + 1;
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        int n = Integer.parseInt(in.readLine().trim());
        System.out.println(smallestMissing(readInts(in, n)));
    }

    static int[] readInts(BufferedReader in, int count) throws IOException {
        StringTokenizer tokens = new StringTokenizer(in.readLine());
        int[] values = new int[count];
        for (int i = 0; i < count; i++) values[i] = Integer.parseInt(tokens.nextToken());
        return values;
    }
}
