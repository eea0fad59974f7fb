import java.io.*;
import java.util.*;

public class Main {
    static final int MODULUS = 1000000007;

    // Wrong: allows steps to the bottom right as well.
    static int countPaths(String[] grid) {
        int columns = grid[0].length();
        int[][] ways = new int[grid.length + 1][columns + 1];
        for (int i = 1; i <= grid.length; i++) {
            for (int j = 1; j <= columns; j++) {
                if (grid[i - 1].charAt(j - 1) == '#') continue;
                long sum = (long) ways[i - 1][j] + ways[i][j - 1] + ways[i - 1][j - 1];
                ways[i][j] = i == 1 && j == 1 ? 1 : (int) (sum % MODULUS);
            }
        }
        return ways[grid.length][columns];
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        String[] grid = new String[Integer.parseInt(in.readLine().split(" ")[0])];
        for (int row = 0; row < grid.length; row++) grid[row] = in.readLine().trim();
        System.out.println(countPaths(grid));
    }
}
