import java.io.*;
import java.util.*;

public class Main {
    static List<Integer> spiral(int[][] matrix) {
        // Write your code here. matrix[i][j] is the number in row i and column j. Return the list of numbers.
        return new ArrayList<>();
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        int[] sizes = readInts(in, 2);
        int[][] matrix = new int[sizes[0]][];
        for (int i = 0; i < matrix.length; i++) matrix[i] = readInts(in, sizes[1]);
        StringBuilder out = new StringBuilder();
        for (int number : spiral(matrix)) out.append(number).append(' ');
        System.out.println(out.toString().trim());
    }

    static int[] readInts(BufferedReader in, int count) throws IOException {
        StringTokenizer tokens = new StringTokenizer(in.readLine());
        int[] values = new int[count];
        for (int i = 0; i < count; i++) values[i] = Integer.parseInt(tokens.nextToken());
        return values;
    }
}
