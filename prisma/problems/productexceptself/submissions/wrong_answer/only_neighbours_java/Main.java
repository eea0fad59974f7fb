import java.io.*;
import java.util.*;

public class Main {
    // Wrong: multiplies the two neighbours only.
    static long[] productOfOthers(int[] nums) {
        int n = nums.length;
        long[] answer = new long[n];
        for (int i = 0; i < n; i++) {
            long before = i > 0 ? nums[i - 1] : 1;
            long behind = i < n - 1 ? nums[i + 1] : 1;
            answer[i] = before * behind;
        }
        return answer;
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        int n = Integer.parseInt(in.readLine().trim());
        StringBuilder out = new StringBuilder();
        for (long value : productOfOthers(readInts(in, n))) out.append(value).append(' ');
        System.out.println(out.toString().trim());
    }

    static int[] readInts(BufferedReader in, int count) throws IOException {
        StringTokenizer tokens = new StringTokenizer(in.readLine());
        int[] values = new int[count];
        for (int i = 0; i < count; i++) values[i] = Integer.parseInt(tokens.nextToken());
        return values;
    }
}
