import java.io.*;
import java.util.*;

public class Main {
    // Wrong: the first row and column of the table are 0, as in other tables.
    static int editDistance(String a, String b) {
        int[][] steps = new int[a.length() + 1][b.length() + 1];
        for (int i = 1; i <= a.length(); i++) {
            for (int j = 1; j <= b.length(); j++) {
                if (a.charAt(i - 1) == b.charAt(j - 1)) {
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
