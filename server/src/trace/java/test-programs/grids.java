import java.util.*;
public class Main {
  static char[][] grid = { "#..#".toCharArray(), "##..".toCharArray() };
  static final int[][] STEPS = {{0, 1}, {1, 0}, {0, -1}, {-1, 0}};
  static void flood(int r, int c) {
    if (r < 0 || c < 0 || r >= grid.length || c >= grid[r].length || grid[r][c] != '#') return;
    grid[r][c] = 'x';
    for (int[] step : STEPS) flood(r + step[0], c + step[1]);
  }
  public static void main(String[] args) {
    int count = 0;
    for (int r = 0; r < grid.length; r++)
      for (int c = 0; c < grid[0].length; c++)
        if (grid[r][c] == '#') { count++; flood(r, c); }
    System.out.println(count);
    long[][] table = new long[3][4];
    for (long[] row : table) Arrays.fill(row, 1L);
    for (int r = 1; r < 3; ++r) for (int c = 1; c < 4; ++c) table[r][c] = table[r - 1][c] + table[r][c - 1];
    System.out.println(Arrays.deepToString(table));
    boolean[] seen = new boolean[5]; double[] halves = new double[]{0.5, 1.0, Double.NaN}; float f = 1.5f; short s = 3; byte b = -1;
    seen[2] = true; String[] words = new String[2]; words[1] = "w";
    int[][] ragged = { {}, { 1 }, null };
    System.out.println(seen[2] + " " + halves[0] + f + s + b + words[1] + ragged.length);
  }
}
