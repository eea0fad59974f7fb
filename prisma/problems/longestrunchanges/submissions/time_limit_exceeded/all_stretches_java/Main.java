import java.io.*;
import java.util.*;

public class Main {
    // Too slow: looks at all stretches.
    static int longestRun(String text, int k) {
        int best = 0;
        for (int start = 0; start < text.length(); start++) {
            int[] counts = new int[26];
            int largest = 0;
            for (int end = start; end < text.length(); end++) {
                largest = Math.max(largest, ++counts[text.charAt(end) - 'A']);
                if (end - start + 1 - largest <= k) best = Math.max(best, end - start + 1);
            }
        }
        return best;
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        int k = Integer.parseInt(in.readLine().trim());
        System.out.println(longestRun(in.readLine().trim(), k));
    }
}
