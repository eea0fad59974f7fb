import java.io.*;
import java.util.*;

public class Main {
    // Wrong: the longest stretch that the word shares with itself turned round need not be a palindrome.
    static String longestPalindrome(String word) {
        int n = word.length();
        String reverse = new StringBuilder(word).reverse().toString();
        int[] above = new int[n + 1];
        int bestEnd = 0;
        int bestLength = 0;
        for (int i = 1; i <= n; i++) {
            int[] row = new int[n + 1];
            for (int j = 1; j <= n; j++) {
                if (word.charAt(i - 1) == reverse.charAt(j - 1)) row[j] = above[j - 1] + 1;
                if (row[j] > bestLength) {
                    bestEnd = i;
                    bestLength = row[j];
                }
            }
            above = row;
        }
        return word.substring(bestEnd - bestLength, bestEnd);
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        System.out.println(longestPalindrome(in.readLine().trim()));
    }
}
