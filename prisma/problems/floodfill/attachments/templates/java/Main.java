import java.io.*;
import java.util.*;

public class Main {
    static int[][] floodFill(int[][] picture, int row, int column, int colour) {
        // Write your code here. Return the new picture.
        return picture;
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        int[] head = readInts(in, 5);
        int[][] picture = new int[head[0]][];
        for (int row = 0; row < head[0]; row++) picture[row] = readInts(in, head[1]);
        StringBuilder out = new StringBuilder();
        for (int[] line : floodFill(picture, head[2], head[3], head[4])) {
            for (int i = 0; i < line.length; i++) out.append(i == 0 ? "" : " ").append(line[i]);
            out.append('\n');
        }
        System.out.print(out);
    }

    static int[] readInts(BufferedReader in, int count) throws IOException {
        StringTokenizer tokens = new StringTokenizer(in.readLine());
        int[] values = new int[count];
        for (int i = 0; i < count; i++) values[i] = Integer.parseInt(tokens.nextToken());
        return values;
    }
}
