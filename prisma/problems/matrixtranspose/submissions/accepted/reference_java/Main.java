import java.io.*;
import java.util.*;

public class Main {
    static int[][] transpose(int[][] matrix) {
        int[][] result = new int[matrix[0].length][matrix.length];
        for (int i = 0; i < matrix.length; i++) {
            for (int j = 0; j < matrix[0].length; j++) result[j][i] = matrix[i][j];
        }
        return result;
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        int[] sizes = readInts(in, 2);
        int[][] matrix = new int[sizes[0]][];
        for (int i = 0; i < matrix.length; i++) matrix[i] = readInts(in, sizes[1]);
        StringBuilder out = new StringBuilder();
        for (int[] row : transpose(matrix)) {
            for (int j = 0; j < row.length; j++) out.append(j == 0 ? "" : " ").append(row[j]);
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
