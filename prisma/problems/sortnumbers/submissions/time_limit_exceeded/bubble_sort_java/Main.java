import java.io.*;
import java.util.*;

public class Main {
    // Too slow: exchanges neighbours until all are in order.
    static int[] sortNumbers(int[] nums) {
        for (int end = nums.length; end > 1; end--) {
            for (int i = 1; i < end; i++) {
                if (nums[i - 1] > nums[i]) {
                    int larger = nums[i - 1];
                    nums[i - 1] = nums[i];
                    nums[i] = larger;
                }
            }
        }
        return nums;
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        int n = Integer.parseInt(in.readLine().trim());
        StringBuilder out = new StringBuilder();
        for (int num : sortNumbers(readInts(in, n))) out.append(num).append(' ');
        System.out.println(out.toString().trim());
    }

    static int[] readInts(BufferedReader in, int count) throws IOException {
        StringTokenizer tokens = new StringTokenizer(in.readLine());
        int[] values = new int[count];
        for (int i = 0; i < count; i++) values[i] = Integer.parseInt(tokens.nextToken());
        return values;
    }
}
