import java.io.*;
import java.util.*;

public class Main {
    // Wrong: only the first fire spreads.
    static int minutesToBurn(char[][] grid) {
        int rows = grid.length;
        int columns = grid[0].length;
        Deque<int[]> queue = new ArrayDeque<>();
        int dry = 0;
        for (int row = 0; row < rows; row++) {
            for (int column = 0; column < columns; column++) {
                if (grid[row][column] == '1') dry++;
                if (grid[row][column] == '2' && queue.isEmpty()) queue.add(new int[] {row, column, 0});
            }
        }
        int[][] steps = {{-1, 0}, {1, 0}, {0, -1}, {0, 1}};
        int last = 0;
        while (!queue.isEmpty()) {
            int[] cell = queue.remove();
            for (int[] step : steps) {
                int row = cell[0] + step[0];
                int column = cell[1] + step[1];
                if (row < 0 || row >= rows || column < 0 || column >= columns) continue;
                if (grid[row][column] != '1') continue;
                grid[row][column] = '2';
                last = cell[2] + 1;
                dry--;
                queue.add(new int[] {row, column, last});
            }
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
