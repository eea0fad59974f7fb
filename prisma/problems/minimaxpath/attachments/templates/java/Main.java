import java.io.*;
import java.util.*;

public class Main {
    static int lowestHighest(int[][] heights) {
        // Write your code here. heights[row][column] is the height of a cell.
        return 0;
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
