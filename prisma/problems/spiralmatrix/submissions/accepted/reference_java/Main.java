import java.io.*;
import java.util.*;

public class Main {
    static List<Integer> spiral(int[][] matrix) {
        List<Integer> walk = new ArrayList<>();
        int top = 0;
        int bottom = matrix.length - 1;
        int left = 0;
        int right = matrix[0].length - 1;
        while (top <= bottom && left <= right) {
            for (int j = left; j <= right; j++) walk.add(matrix[top][j]);
            top++;
            for (int i = top; i <= bottom; i++) walk.add(matrix[i][right]);
            right--;
            if (top <= bottom) {
                for (int j = right; j >= left; j--) walk.add(matrix[bottom][j]);
                bottom--;
            }
            if (left <= right) {
                for (int i = bottom; i >= top; i--) walk.add(matrix[i][left]);
                left++;
            }
        }
        return walk;
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
