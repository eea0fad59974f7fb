import java.io.*;
import java.util.*;

public class Main {
    // Wrong: begins a new stretch where the changes run out, instead of moving the left end.
    static int longestRun(String text, int k) {
        int[] counts = new int[26];
        int length = 0;
        int best = 0;
        for (int end = 0; end < text.length(); end++) {
            counts[text.charAt(end) - 'A']++;
            length++;
            int largest = 0;
            for (int count : counts) largest = Math.max(largest, count);
            if (length - largest > k) {
                counts = new int[26];
                counts[text.charAt(end) - 'A'] = 1;
                length = 1;
            }
            best = Math.max(best, length);
        }
        return best;
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        int k = Integer.parseInt(in.readLine().trim());
        System.out.println(longestRun(in.readLine().trim(), k));
    }
}
