import java.io.*;
import java.util.*;

public class Main {
    // Too slow: tries all ways that enter no cell twice.
    static int shortestPath(char[][] grid) {
        if (grid[0][0] == '#') return -1;
        int[][] steps = {{-1, 0}, {1, 0}, {0, -1}, {0, 1}};
        // Each cell of the way with the number of steps that have been tried there.
        Deque<int[]> way = new ArrayDeque<>();
        way.push(new int[] {0, 0, 0});
        grid[0][0] = '#';
        int best = Integer.MAX_VALUE;
        while (!way.isEmpty()) {
            int[] cell = way.peek();
            if (cell[0] == grid.length - 1 && cell[1] == grid[0].length - 1) best = Math.min(best, way.size() - 1);
            if (cell[2] == steps.length) {
                grid[cell[0]][cell[1]] = '.';
                way.pop();
                continue;
            }
            int row = cell[0] + steps[cell[2]][0];
            int column = cell[1] + steps[cell[2]][1];
            cell[2]++;
            if (row < 0 || row >= grid.length || column < 0 || column >= grid[0].length) continue;
            if (grid[row][column] == '#') continue;
            grid[row][column] = '#';
            way.push(new int[] {row, column, 0});
        }
        return best == Integer.MAX_VALUE ? -1 : best;
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        char[][] grid = new char[Integer.parseInt(in.readLine().split(" ")[0])][];
        for (int row = 0; row < grid.length; row++) grid[row] = in.readLine().trim().toCharArray();
        System.out.println(shortestPath(grid));
    }
}
