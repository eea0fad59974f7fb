import java.io.*;
import java.util.*;

public class Main {
    static int countRegions(int[][] grid) {
        // Write your code here. grid[row][column] is 1 for land and 0 for water.
        return 0;
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
