import java.io.*;
import java.util.*;

public class Main {
    // Wrong: takes the first free cell of each row and never goes back.
    static List<int[]> placeQueens(int n) {
        List<int[]> ways = new ArrayList<>();
        for (int start = 0; start < n; start++) {
            int[] way = new int[n];
            way[0] = start;
            int row = 1;
            while (row < n) {
                int column = 0;
                while (column < n && isAttacked(way, row, column)) column++;
                if (column == n) break;
                way[row++] = column;
            }
            if (row == n) ways.add(way);
        }
        return ways;
    }

    static boolean isAttacked(int[] way, int row, int column) {
        for (int above = 0; above < row; above++) {
            if (way[above] == column || Math.abs(way[above] - column) == row - above) return true;
        }
        return false;
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        List<int[]> ways = placeQueens(Integer.parseInt(in.readLine().trim()));
        StringBuilder out = new StringBuilder().append(ways.size()).append('\n');
        if (!ways.isEmpty()) {
            for (int column : ways.get(0)) out.append(column).append(' ');
        }
        System.out.println(out.toString().trim());
    }
}
