import java.io.*;
import java.util.*;

public class Main {
    // Wrong: takes the longest common subsequence from the longer length.
    static int editDistance(String a, String b) {
        int[][] common = new int[a.length() + 1][b.length() + 1];
        for (int i = 1; i <= a.length(); i++) {
            for (int j = 1; j <= b.length(); j++) {
                if (a.charAt(i - 1) == b.charAt(j - 1)) {
                    common[i][j] = common[i - 1][j - 1] + 1;
                } else {
                    common[i][j] = Math.max(common[i - 1][j], common[i][j - 1]);
                }
            }
        }
        return Math.max(a.length(), b.length()) - common[a.length()][b.length()];
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        String a = in.readLine().trim();
        String b = in.readLine().trim();
        System.out.println(editDistance(a, b));
    }
}
