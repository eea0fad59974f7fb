import java.io.*;
import java.util.*;

public class Main {
    // Wrong: compares objects: equal numbers above 127 are different ones.
    static int unpaired(int[] nums) {
        Integer[] sorted = new Integer[nums.length];
        for (int i = 0; i < nums.length; i++) sorted[i] = nums[i];
        Arrays.sort(sorted);
        for (int i = 0; i + 1 < sorted.length; i += 2) {
            if (sorted[i] != sorted[i + 1]) return sorted[i];
        }
        return sorted[sorted.length - 1];
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        int n = Integer.parseInt(in.readLine().trim());
        System.out.println(unpaired(readInts(in, n)));
    }

    static int[] readInts(BufferedReader in, int count) throws IOException {
        StringTokenizer tokens = new StringTokenizer(in.readLine());
        int[] values = new int[count];
        for (int i = 0; i < count; i++) values[i] = Integer.parseInt(tokens.nextToken());
        return values;
    }
}
