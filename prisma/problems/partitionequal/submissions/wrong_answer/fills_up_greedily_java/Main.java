import java.io.*;
import java.util.*;

public class Main {
    // Wrong: fills one group with the largest numbers that fit.
    static boolean canSplit(int[] nums) {
        Arrays.sort(nums);
        int total = 0;
        for (int num : nums) total += num;
        if (total % 2 != 0) return false;
        int room = total / 2;
        for (int i = nums.length - 1; i >= 0; i--) {
            if (nums[i] <= room) room -= nums[i];
        }
        return room == 0;
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        int n = Integer.parseInt(in.readLine().trim());
        System.out.println(canSplit(readInts(in, n)));
    }

    static int[] readInts(BufferedReader in, int count) throws IOException {
        StringTokenizer tokens = new StringTokenizer(in.readLine());
        int[] values = new int[count];
        for (int i = 0; i < count; i++) values[i] = Integer.parseInt(tokens.nextToken());
        return values;
    }
}
