import java.io.*;
import java.util.*;

public class Main {
    // Wrong: the fill never goes up or to the left.
    static int countRegions(int[][] grid) {
        int regions = 0;
        for (int row = 0; row < grid.length; row++) {
            for (int column = 0; column < grid[row].length; column++) {
                if (grid[row][column] == 0) continue;
                regions++;
                flood(grid, row, column);
            }
        }
        return regions;
    }

    static void flood(int[][] grid, int row, int column) {
        if (row < 0 || row >= grid.length || column < 0 || column >= grid[row].length) return;
        if (grid[row][column] == 0) return;
        grid[row][column] = 0;
        flood(grid, row + 1, column);
        flood(grid, row, column + 1);
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        StringTokenizer head = new StringTokenizer(in.readLine());
        int rows = Integer.parseInt(head.nextToken());
        int columns = Integer.parseInt(head.nextToken());
        int[][] grid = new int[rows][columns];
        for (int[] row : grid) {
            String line = in.readLine();
            for (int column = 0; column < columns; column++) {
                row[column] = line.charAt(column) - '0';
            }
        }
        System.out.println(countRegions(grid));
    }
}
