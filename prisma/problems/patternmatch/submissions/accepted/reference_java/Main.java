import java.io.*;
import java.util.*;

public class Main {
    static boolean matches(String text, String pattern) {
        int n = text.length();
        int m = pattern.length();
        // rest[i][j]: whether the pattern from j on matches the text from i on.
        boolean[][] rest = new boolean[n + 1][m + 1];
        rest[n][m] = true;
        for (int i = n; i >= 0; i--) {
            for (int j = m - 1; j >= 0; j--) {
                if (pattern.charAt(j) == '*') continue;
                boolean fits = i < n && (pattern.charAt(j) == '.' || pattern.charAt(j) == text.charAt(i));
                if (j + 1 < m && pattern.charAt(j + 1) == '*') {
                    rest[i][j] = rest[i][j + 2] || (fits && rest[i + 1][j]);
                } else {
                    rest[i][j] = fits && rest[i + 1][j + 1];
                }
            }
        }
        return rest[0][0];
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        String text = in.readLine().trim();
        String pattern = in.readLine().trim();
        System.out.println(matches(text, pattern));
    }
}
