import java.io.*;
import java.util.*;

public class Main {
    static final int MODULUS = 1000000007;

    static int countPaths(String[] grid) {
        // Write your code here. grid[row].charAt(column) is '.' or '#'.
        return -1;
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        String[] grid = new String[Integer.parseInt(in.readLine().split(" ")[0])];
        for (int row = 0; row < grid.length; row++) grid[row] = in.readLine().trim();
        System.out.println(countPaths(grid));
    }
}
