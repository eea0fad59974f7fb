import java.io.*;
import java.util.*;

public class Main {
    // Wrong: the last number is not looked at.
    static boolean anyDuplicate(int[] nums) {
        Set<Integer> seen = new HashSet<>();
        for (int i = 0; i + 1 < nums.length; i++) {
            if (!seen.add(nums[i])) return true;
        }
        return false;
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        int n = Integer.parseInt(in.readLine().trim());
        System.out.println(anyDuplicate(readInts(in, n)));
    }

    static int[] readInts(BufferedReader in, int count) throws IOException {
        StringTokenizer tokens = new StringTokenizer(in.readLine());
        int[] values = new int[count];
        for (int i = 0; i < count; i++) values[i] = Integer.parseInt(tokens.nextToken());
        return values;
    }
}
