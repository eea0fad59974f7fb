import java.io.*;
import java.util.*;

public class Main {
    static int shortestPath(char[][] grid) {
        if (grid[0][0] == '#') return -1;
        int rows = grid.length;
        int columns = grid[0].length;
        int[][] distance = new int[rows][columns];
        for (int[] line : distance) Arrays.fill(line, -1);
        distance[0][0] = 0;
        Deque<int[]> queue = new ArrayDeque<>();
        queue.add(new int[] {0, 0});
        int[][] steps = {{-1, 0}, {1, 0}, {0, -1}, {0, 1}};
        while (!queue.isEmpty()) {
            int[] cell = queue.remove();
            for (int[] step : steps) {
                int row = cell[0] + step[0];
                int column = cell[1] + step[1];
                if (row < 0 || row >= rows || column < 0 || column >= columns) continue;
                if (grid[row][column] == '#' || distance[row][column] != -1) continue;
                distance[row][column] = distance[cell[0]][cell[1]] + 1;
                queue.add(new int[] {row, column});
            }
        }
        return distance[rows - 1][columns - 1];
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        char[][] grid = new char[Integer.parseInt(in.readLine().split(" ")[0])][];
        for (int row = 0; row < grid.length; row++) grid[row] = in.readLine().trim().toCharArray();
        System.out.println(shortestPath(grid));
    }
}
