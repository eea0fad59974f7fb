import java.io.*;
import java.util.*;

public class Main {
    // Too slow: adds up the numbers of each rectangle, column by column.
    static long[] rectangleSums(int[][] matrix, int[][] queries) {
        long[] result = new long[queries.length];
        for (int k = 0; k < queries.length; k++) {
            for (int j = queries[k][1]; j <= queries[k][3]; j++) {
                for (int i = queries[k][0]; i <= queries[k][2]; i++) result[k] += matrix[i][j];
            }
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
