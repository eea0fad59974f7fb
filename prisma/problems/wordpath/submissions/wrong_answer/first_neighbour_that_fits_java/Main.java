import java.io.*;
import java.util.*;

public class Main {
    // Wrong: goes on with the first neighbour that fits, and with no other one.
    static boolean canRead(char[][] grid, String word) {
        for (int row = 0; row < grid.length; row++) {
            for (int column = 0; column < grid[row].length; column++) {
                if (readFrom(grid, word, row, column, 0)) return true;
            }
        }
        return false;
    }

    static boolean readFrom(char[][] grid, String word, int row, int column, int place) {
        if (row < 0 || row == grid.length || column < 0 || column == grid[row].length) return false;
        if (grid[row][column] != word.charAt(place)) return false;
        if (place == word.length() - 1) return true;
        grid[row][column] = '#'; // No letter: the cell is in use.
        boolean isRead = false;
        int[][] steps = {{-1, 0}, {1, 0}, {0, -1}, {0, 1}};
        for (int[] step : steps) {
            int i = row + step[0];
            int j = column + step[1];
            if (i < 0 || i == grid.length || j < 0 || j == grid[i].length) continue;
            if (grid[i][j] != word.charAt(place + 1)) continue;
            isRead = readFrom(grid, word, i, j, place + 1);
            break;
        }
        grid[row][column] = word.charAt(place);
        return isRead;
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        StringTokenizer head = new StringTokenizer(in.readLine());
        char[][] grid = new char[Integer.parseInt(head.nextToken())][];
        for (int row = 0; row < grid.length; row++) grid[row] = in.readLine().trim().toCharArray();
        System.out.println(canRead(grid, in.readLine().trim()));
    }
}
