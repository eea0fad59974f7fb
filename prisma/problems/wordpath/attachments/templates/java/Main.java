import java.io.*;
import java.util.*;

public class Main {
    static boolean canRead(char[][] grid, String word) {
        // Write your code here. grid[row][column] is a letter.
        return false;
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        StringTokenizer head = new StringTokenizer(in.readLine());
        char[][] grid = new char[Integer.parseInt(head.nextToken())][];
        for (int row = 0; row < grid.length; row++) grid[row] = in.readLine().trim().toCharArray();
        System.out.println(canRead(grid, in.readLine().trim()));
    }
}
