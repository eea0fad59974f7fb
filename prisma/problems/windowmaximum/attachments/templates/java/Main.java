import java.io.*;
import java.util.*;

public class Main {
    static int[] windowMaxima(int[] nums, int k) {
        // Write your code here. Return n - k + 1 numbers.
        return new int[0];
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        int[] sizes = readInts(in, 2);
        StringBuilder out = new StringBuilder();
        for (int value : windowMaxima(readInts(in, sizes[0]), sizes[1])) out.append(value).append(' ');
        System.out.println(out.toString().trim());
    }

    static int[] readInts(BufferedReader in, int count) throws IOException {
        StringTokenizer tokens = new StringTokenizer(in.readLine());
        int[] values = new int[count];
        for (int i = 0; i < count; i++) values[i] = Integer.parseInt(tokens.nextToken());
        return values;
    }
}
