import java.io.*;
import java.util.*;

public class Main {
    // Too slow: without a memory, it asks the same questions again and again.
    static boolean matches(String text, String pattern) {
        return restMatches(text, pattern, 0, 0);
    }

    static boolean restMatches(String text, String pattern, int i, int j) {
        if (j == pattern.length()) return i == text.length();
        boolean fits = i < text.length() && (pattern.charAt(j) == '.' || pattern.charAt(j) == text.charAt(i));
        if (j + 1 < pattern.length() && pattern.charAt(j + 1) == '*') {
            return restMatches(text, pattern, i, j + 2) || (fits && restMatches(text, pattern, i + 1, j));
        }
        return fits && restMatches(text, pattern, i + 1, j + 1);
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        String text = in.readLine().trim();
        String pattern = in.readLine().trim();
        System.out.println(matches(text, pattern));
    }
}
