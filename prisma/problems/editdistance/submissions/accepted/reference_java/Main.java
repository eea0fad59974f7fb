import java.io.*;
import java.util.*;

public class Main {
    static int editDistance(String a, String b) {
        // steps[i][j] belongs to the first i letters of a and the first j letters of b.
        int[][] steps = new int[a.length() + 1][b.length() + 1];
        for (int i = 0; i <= a.length(); i++) {
            for (int j = 0; j <= b.length(); j++) {
                if (i == 0 || j == 0) {
                    steps[i][j] = i + j;
                } else if (a.charAt(i - 1) == b.charAt(j - 1)) {
                    steps[i][j] = steps[i - 1][j - 1];
                } else {
                    int fewest = Math.min(steps[i - 1][j], steps[i][j - 1]);
                    steps[i][j] = 1 + Math.min(fewest, steps[i - 1][j - 1]);
                }
            }
        }
        return steps[a.length()][b.length()];
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        String a = in.readLine().trim();
        String b = in.readLine().trim();
        System.out.println(editDistance(a, b));
    }
}
