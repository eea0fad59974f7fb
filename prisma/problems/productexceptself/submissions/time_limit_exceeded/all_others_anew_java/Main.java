import java.io.*;
import java.util.*;

public class Main {
    // Too slow: multiplies all others for each place.
    static long[] productOfOthers(int[] nums) {
        int n = nums.length;
        long[] answer = new long[n];
        for (int i = 0; i < n; i++) {
            answer[i] = 1;
            for (int k = 0; k < n; k++) if (k != i) answer[i] *= nums[k];
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
