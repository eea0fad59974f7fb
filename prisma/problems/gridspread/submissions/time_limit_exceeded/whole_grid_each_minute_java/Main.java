import java.io.*;
import java.util.*;

public class Main {
    // Too slow: looks through the whole grid for the cells of each minute.
    static int minutesToBurn(char[][] grid) {
        int rows = grid.length;
        int columns = grid[0].length;
        int[][] minute = new int[rows][columns];
        int dry = 0;
        for (int row = 0; row < rows; row++) {
            for (int column = 0; column < columns; column++) {
                if (grid[row][column] == '1') dry++;
                minute[row][column] = grid[row][column] == '2' ? 0 : -1;
            }
        }
        int[][] steps = {{-1, 0}, {1, 0}, {0, -1}, {0, 1}};
        int last = 0;
        boolean isSpreading = true;
        while (isSpreading) {
            isSpreading = false;
            for (int row = 0; row < rows; row++) {
                for (int column = 0; column < columns; column++) {
                    if (minute[row][column] != last) continue;
                    for (int[] step : steps) {
                        int i = row + step[0];
                        int j = column + step[1];
                        if (i < 0 || i >= rows || j < 0 || j >= columns) continue;
                        if (grid[i][j] != '1' || minute[i][j] != -1) continue;
                        minute[i][j] = last + 1;
                        dry--;
                        isSpreading = true;
                    }
                }
            }
            if (isSpreading) last++;
        }
        return dry == 0 ? last : -1;
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        char[][] grid = new char[Integer.parseInt(in.readLine().split(" ")[0])][];
        for (int row = 0; row < grid.length; row++) grid[row] = in.readLine().trim().toCharArray();
        System.out.println(minutesToBurn(grid));
    }
}
