import java.io.*;
import java.util.*;

public class Main {
    static String longestPalindrome(String word) {
        int bestStart = 0;
        int bestLength = 0;
        int run = 0;
        while (run < word.length()) {
            // The middle is the whole run of equal letters that begins here.
            int left = run - 1;
            int right = run + 1;
            while (right < word.length() && word.charAt(right) == word.charAt(run)) right++;
            run = right;
            while (left >= 0 && right < word.length() && word.charAt(left) == word.charAt(right)) {
                left--;
                right++;
            }
            if (right - left - 1 > bestLength) {
                bestStart = left + 1;
                bestLength = right - left - 1;
            }
        }
        return word.substring(bestStart, bestStart + bestLength);
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        System.out.println(longestPalindrome(in.readLine().trim()));
    }
}
