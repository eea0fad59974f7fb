import java.io.*;
import java.util.*;

public class Main {
    static final int[][] STEPS = {{-1, 0}, {1, 0}, {0, -1}, {0, 1}};

    static int lowestHighest(int[][] heights) {
        int rows = heights.length;
        int columns = heights[0].length;
        boolean[][] seen = new boolean[rows][columns];
        seen[0][0] = true;
        PriorityQueue<int[]> shore = new PriorityQueue<>((a, b) -> Integer.compare(a[0], b[0]));
        shore.add(new int[] {heights[0][0], 0, 0});
        int level = 0;
        while (!shore.isEmpty()) {
            int[] cell = shore.poll();
            level = Math.max(level, cell[0]);
            if (cell[1] == rows - 1 && cell[2] == columns - 1) break;
            for (int[] step : STEPS) {
                int i = cell[1] + step[0];
                int j = cell[2] + step[1];
                if (i < 0 || i >= rows || j < 0 || j >= columns || seen[i][j]) continue;
                seen[i][j] = true;
                shore.add(new int[] {heights[i][j], i, j});
            }
        }
        return level;
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
