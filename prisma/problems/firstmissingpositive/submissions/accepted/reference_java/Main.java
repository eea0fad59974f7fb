import java.io.*;
import java.util.*;

public class Main {
    static int smallestMissing(int[] nums) {
        int n = nums.length;
        for (int i = 0; i < n; i++) {
            // The number v belongs at place v - 1.
            while (nums[i] >= 1 && nums[i] <= n && nums[nums[i] - 1] != nums[i]) {
                int home = nums[i] - 1;
                int other = nums[home];
                nums[home] = nums[i];
                nums[i] = other;
            }
        }
        int i = 0;
        while (i < n && nums[i] == i + 1) i++;
        return i + 1;
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
