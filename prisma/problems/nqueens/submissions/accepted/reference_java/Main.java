import java.io.*;
import java.util.*;

public class Main {
    static void placeIn(int row, int[] way, boolean[] columns, boolean[] falling, boolean[] rising, List<int[]> ways) {
        int n = way.length;
        if (row == n) {
            ways.add(way.clone());
            return;
        }
        for (int column = 0; column < n; column++) {
            int down = row - column + n - 1;
            int up = row + column;
            if (columns[column] || falling[down] || rising[up]) continue;
            columns[column] = falling[down] = rising[up] = true;
            way[row] = column;
            placeIn(row + 1, way, columns, falling, rising, ways);
            columns[column] = falling[down] = rising[up] = false;
        }
    }

    static List<int[]> placeQueens(int n) {
        List<int[]> ways = new ArrayList<>();
        placeIn(0, new int[n], new boolean[n], new boolean[2 * n - 1], new boolean[2 * n - 1], ways);
        return ways;
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
