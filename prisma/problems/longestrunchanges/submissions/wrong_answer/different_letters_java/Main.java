import java.io.*;
import java.util.*;

public class Main {
    // Wrong: counts the different letters of the window instead of the letters to change.
    static int longestRun(String text, int k) {
        int[] counts = new int[26];
        int start = 0;
        int best = 0;
        for (int end = 0; end < text.length(); end++) {
            counts[text.charAt(end) - 'A']++;
            while (different(counts) > k + 1) {
                counts[text.charAt(start) - 'A']--;
                start++;
            }
            best = Math.max(best, end - start + 1);
        }
        return best;
    }

    static int different(int[] counts) {
        int different = 0;
        for (int count : counts) if (count > 0) different++;
        return different;
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        int k = Integer.parseInt(in.readLine().trim());
        System.out.println(longestRun(in.readLine().trim(), k));
    }
}
