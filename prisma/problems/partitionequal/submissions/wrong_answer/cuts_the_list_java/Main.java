import java.io.*;
import java.util.*;

public class Main {
    // Wrong: the groups need not be the start and the end of the sorted list.
    static boolean canSplit(int[] nums) {
        Arrays.sort(nums);
        int total = 0;
        for (int num : nums) total += num;
        int sum = 0;
        for (int num : nums) {
            sum += num;
            if (2 * sum == total) return true;
        }
        return false;
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
