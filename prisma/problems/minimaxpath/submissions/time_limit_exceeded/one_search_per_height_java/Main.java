import java.io.*;
import java.util.*;

public class Main {
    // Too slow: searches anew for each height.
    static final int[][] STEPS = {{-1, 0}, {1, 0}, {0, -1}, {0, 1}};

    static int lowestHighest(int[][] heights) {
        TreeSet<Integer> levels = new TreeSet<>();
        for (int[] row : heights) {
            for (int height : row) levels.add(height);
        }
        for (int level : levels) {
            if (isEnough(heights, level)) return level;
        }
        return -1;
    }

    static boolean isEnough(int[][] heights, int level) {
        if (heights[0][0] > level) return false;
        int rows = heights.length;
        int columns = heights[0].length;
        boolean[] seen = new boolean[rows * columns];
        int[] cells = new int[rows * columns];
        int count = 1;
        seen[0] = true;
        for (int k = 0; k < count; k++) {
            int row = cells[k] / columns;
            int column = cells[k] % columns;
            for (int[] step : STEPS) {
                int i = row + step[0];
                int j = column + step[1];
                if (i < 0 || i >= rows || j < 0 || j >= columns) continue;
                if (heights[i][j] > level || seen[i * columns + j]) continue;
                seen[i * columns + j] = true;
                cells[count++] = i * columns + j;
            }
        }
        return seen[rows * columns - 1];
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        int[] sizes = readInts(in, 2);
        int[][] heights = new int[sizes[0]][];
        for (int i = 0; i < heights.length; i++) heights[i] = readInts(in, sizes[1]);
        System.out.println(lowestHighest(heights));
    }

    static int[] readInts(BufferedReader in, int count) throws IOException {
        StringTokenizer tokens = new StringTokenizer(in.readLine());
        int[] values = new int[count];
        for (int i = 0; i < count; i++) values[i] = Integer.parseInt(tokens.nextToken());
        return values;
    }
}
