import java.io.*;
import java.util.*;

public class Main {
    // Wrong: the table counts what is above and to the left twice.
    static long[] rectangleSums(int[][] matrix, int[][] queries) {
        int rows = matrix.length;
        int columns = matrix[0].length;
        long[][] sums = new long[rows + 1][columns + 1];
        for (int i = 0; i < rows; i++) {
            for (int j = 0; j < columns; j++) {
                sums[i + 1][j + 1] = matrix[i][j] + sums[i][j + 1] + sums[i + 1][j];
            }
        }
        long[] result = new long[queries.length];
        for (int k = 0; k < queries.length; k++) {
            int top = queries[k][0];
            int left = queries[k][1];
            int bottom = queries[k][2] + 1;
            int right = queries[k][3] + 1;
            result[k] = sums[bottom][right] - sums[top][right] - sums[bottom][left] + sums[top][left];
        }
        return result;
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        int[] sizes = readInts(in, 3);
        int[][] matrix = new int[sizes[0]][];
        for (int i = 0; i < matrix.length; i++) matrix[i] = readInts(in, sizes[1]);
        int[][] queries = new int[sizes[2]][];
        for (int i = 0; i < queries.length; i++) queries[i] = readInts(in, 4);
        StringBuilder out = new StringBuilder();
        for (long sum : rectangleSums(matrix, queries)) out.append(sum).append('\n');
        System.out.print(out);
    }

    static int[] readInts(BufferedReader in, int count) throws IOException {
        StringTokenizer tokens = new StringTokenizer(in.readLine());
        int[] values = new int[count];
        for (int i = 0; i < count; i++) values[i] = Integer.parseInt(tokens.nextToken());
        return values;
    }
}
