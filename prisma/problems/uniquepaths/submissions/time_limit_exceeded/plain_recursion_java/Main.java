import java.io.*;
import java.util.*;

public class Main {
    static final int MODULUS = 1000000007;

    // Too slow: walks every single path.
    static int countPaths(String[] grid) {
        return countFrom(grid, 0, 0);
    }

    static int countFrom(String[] grid, int i, int j) {
        if (i == grid.length || j == grid[i].length() || grid[i].charAt(j) == '#') return 0;
        if (i == grid.length - 1 && j == grid[i].length() - 1) return 1;
        return (countFrom(grid, i + 1, j) + countFrom(grid, i, j + 1)) % MODULUS;
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        String[] grid = new String[Integer.parseInt(in.readLine().split(" ")[0])];
        for (int row = 0; row < grid.length; row++) grid[row] = in.readLine().trim();
        System.out.println(countPaths(grid));
    }
}
