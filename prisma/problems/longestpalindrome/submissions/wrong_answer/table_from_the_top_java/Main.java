import java.io.*;
import java.util.*;

public class Main {
    // Wrong: fills the table from the top, when the inner stretches are not known yet.
    static String longestPalindrome(String word) {
        int n = word.length();
        boolean[][] isPalindrome = new boolean[n][n];
        int bestStart = 0;
        int bestLength = 1;
        for (int i = 0; i < n; i++) {
            for (int j = i; j < n; j++) {
                boolean isInner = j - i < 3 || isPalindrome[i + 1][j - 1];
                isPalindrome[i][j] = word.charAt(i) == word.charAt(j) && isInner;
                if (isPalindrome[i][j] && j - i + 1 > bestLength) {
                    bestStart = i;
                    bestLength = j - i + 1;
                }
            }
        }
        return word.substring(bestStart, bestStart + bestLength);
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        System.out.println(longestPalindrome(in.readLine().trim()));
    }
}
