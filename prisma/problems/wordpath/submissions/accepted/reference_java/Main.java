import java.io.*;
import java.util.*;

public class Main {
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
        boolean isRead = readFrom(grid, word, row - 1, column, place + 1)
            || readFrom(grid, word, row + 1, column, place + 1)
            || readFrom(grid, word, row, column - 1, place + 1)
            || readFrom(grid, word, row, column + 1, place + 1);
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
