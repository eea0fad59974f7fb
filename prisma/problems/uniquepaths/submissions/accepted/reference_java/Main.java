import java.io.*;
import java.util.*;

public class Main {
    static final int MODULUS = 1000000007;

    static int countPaths(String[] grid) {
        // Paths to the cells of this row, and to those of the row above that are not overwritten yet.
        int[] ways = new int[grid[0].length()];
        ways[0] = 1;
        for (String row : grid) {
            for (int column = 0; column < ways.length; column++) {
                if (row.charAt(column) == '#') ways[column] = 0;
                else if (column > 0) ways[column] = (ways[column] + ways[column - 1]) % MODULUS;
            }
        }
        return ways[ways.length - 1];
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        String[] grid = new String[Integer.parseInt(in.readLine().split(" ")[0])];
        for (int row = 0; row < grid.length; row++) grid[row] = in.readLine().trim();
        System.out.println(countPaths(grid));
    }
}
