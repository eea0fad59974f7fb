import java.io.*;
import java.util.*;

public class Main {
    // Too slow: tries all choices.
    static boolean canReach(int[] nums, int place, int rest) {
        if (rest == 0) return true;
        if (rest < 0 || place == nums.length) return false;
        return canReach(nums, place + 1, rest - nums[place]) || canReach(nums, place + 1, rest);
    }

    static boolean canSplit(int[] nums) {
        int total = 0;
        for (int num : nums) total += num;
        return total % 2 == 0 && canReach(nums, 0, total / 2);
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
