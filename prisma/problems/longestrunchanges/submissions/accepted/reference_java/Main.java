import java.io.*;
import java.util.*;

public class Main {
    static int longestRun(String text, int k) {
        int[] counts = new int[26];
        int start = 0;
        int best = 0;
        for (int end = 0; end < text.length(); end++) {
            counts[text.charAt(end) - 'A']++;
            while (end - start + 1 - largest(counts) > k) {
                counts[text.charAt(start) - 'A']--;
                start++;
            }
            best = Math.max(best, end - start + 1);
        }
        return best;
    }

    static int largest(int[] counts) {
        int largest = 0;
        for (int count : counts) largest = Math.max(largest, count);
        return largest;
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        int k = Integer.parseInt(in.readLine().trim());
        System.out.println(longestRun(in.readLine().trim(), k));
    }
}
