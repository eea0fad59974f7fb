import java.io.*;
import java.util.*;

public class Main {
    static long[] rectangleSums(int[][] matrix, int[][] queries) {
        // Write your code here. A question is an array {r1, c1, r2, c2}. Return one sum for each.
        return new long[queries.length];
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
