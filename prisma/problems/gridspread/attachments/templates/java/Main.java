import java.io.*;
import java.util.*;

public class Main {
    static int minutesToBurn(char[][] grid) {
        // Write your code here. grid[row][column] is '0' for bare ground, '1' for dry grass and '2' for fire.
        return 0;
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        char[][] grid = new char[Integer.parseInt(in.readLine().split(" ")[0])][];
        for (int row = 0; row < grid.length; row++) grid[row] = in.readLine().trim().toCharArray();
        System.out.println(minutesToBurn(grid));
    }
}
