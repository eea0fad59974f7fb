import java.io.*;
import java.util.*;

public class Main {
    // Too slow: places all queens before it looks whether they attack each other.
    static void placeIn(int row, int[] way, List<int[]> ways) {
        if (row == way.length) {
            if (isPeaceful(way)) ways.add(way.clone());
            return;
        }
        for (int column = 0; column < way.length; column++) {
            way[row] = column;
            placeIn(row + 1, way, ways);
        }
    }

    static boolean isPeaceful(int[] way) {
        for (int row = 0; row < way.length; row++) {
            for (int above = 0; above < row; above++) {
                if (way[above] == way[row] || Math.abs(way[above] - way[row]) == row - above) return false;
            }
        }
        return true;
    }

    static List<int[]> placeQueens(int n) {
        List<int[]> ways = new ArrayList<>();
        placeIn(0, new int[n], ways);
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
