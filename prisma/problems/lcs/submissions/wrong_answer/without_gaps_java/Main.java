import java.io.*;

public class Main {
    // Wrong: finds the longest common stretch, in which nothing may be left out.
    static int commonLength(String a, String b) {
        int[][] length = new int[a.length() + 1][b.length() + 1];
        int longest = 0;
        for (int i = 1; i <= a.length(); i++) {
            for (int j = 1; j <= b.length(); j++) {
                if (a.charAt(i - 1) != b.charAt(j - 1)) continue;
                length[i][j] = length[i - 1][j - 1] + 1;
                longest = Math.max(longest, length[i][j]);
            }
        }
        return longest;
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        System.out.println(commonLength(in.readLine(), in.readLine()));
    }
}
