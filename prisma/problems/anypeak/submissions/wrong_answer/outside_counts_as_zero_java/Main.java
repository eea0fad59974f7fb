import java.io.*;
import java.util.*;

public class Main {
    // Wrong: takes what lies outside of the list for the number 0.
    static int anyPeak(int[] nums) {
        for (int i = 0; i < nums.length; i++) {
            int left = i > 0 ? nums[i - 1] : 0;
            int right = i + 1 < nums.length ? nums[i + 1] : 0;
            if (nums[i] > left && nums[i] > right) return i;
        }
        return -1;
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        int[] head = readInts(in, 1);
        System.out.println(anyPeak(readInts(in, head[0])));
    }

    static int[] readInts(BufferedReader in, int count) throws IOException {
        StringTokenizer tokens = new StringTokenizer(in.readLine());
        int[] values = new int[count];
        for (int i = 0; i < count; i++) values[i] = Integer.parseInt(tokens.nextToken());
        return values;
    }
}
