import java.io.*;
import java.util.*;

public class Main {
    // Too slow: asks the same questions again and again.
    static int editDistance(String a, String b) {
        return stepsOf(a, b, a.length(), b.length());
    }

    static int stepsOf(String a, String b, int i, int j) {
        if (i == 0 || j == 0) return i + j;
        if (a.charAt(i - 1) == b.charAt(j - 1)) return stepsOf(a, b, i - 1, j - 1);
        int fewest = Math.min(stepsOf(a, b, i - 1, j), stepsOf(a, b, i, j - 1));
        return 1 + Math.min(fewest, stepsOf(a, b, i - 1, j - 1));
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        String a = in.readLine().trim();
        String b = in.readLine().trim();
        System.out.println(editDistance(a, b));
    }
}
