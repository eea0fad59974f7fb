import java.io.*;
import java.util.*;

public class Main {
    // Wrong: compares only when a stretch is dropped.
    static long bestStretch(int[] nums) {
        long ending = nums[0];
        long best = ending;
        for (int i = 1; i < nums.length; i++) {
            best = Math.max(best, ending);
            ending = Math.max(nums[i], ending + nums[i]);
        }
        return best;
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        int n = Integer.parseInt(in.readLine().trim());
        System.out.println(bestStretch(readInts(in, n)));
    }

    static int[] readInts(BufferedReader in, int count) throws IOException {
        StringTokenizer tokens = new StringTokenizer(in.readLine());
        int[] values = new int[count];
        for (int i = 0; i < count; i++) values[i] = Integer.parseInt(tokens.nextToken());
        return values;
    }
}
