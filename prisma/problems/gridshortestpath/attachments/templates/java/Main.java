import java.io.*;
import java.util.*;

public class Main {
    static int shortestPath(char[][] grid) {
        // Write your code here. grid[row][column] is '.' for an open cell and '#' for a blocked one.
        return 0;
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        char[][] grid = new char[Integer.parseInt(in.readLine().split(" ")[0])][];
        for (int row = 0; row < grid.length; row++) grid[row] = in.readLine().trim().toCharArray();
        System.out.println(shortestPath(grid));
    }
}
