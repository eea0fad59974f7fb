import java.io.*;
import java.util.*;

public class Main {
    // Too slow: turns each stretch round.
    static String longestPalindrome(String word) {
        String best = "";
        for (int start = 0; start < word.length(); start++) {
            for (int end = start + 1; end <= word.length(); end++) {
                String stretch = word.substring(start, end);
                boolean isPalindrome = new StringBuilder(stretch).reverse().toString().equals(stretch);
                if (isPalindrome && stretch.length() > best.length()) best = stretch;
            }
        }
        return best;
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        System.out.println(longestPalindrome(in.readLine().trim()));
    }
}
