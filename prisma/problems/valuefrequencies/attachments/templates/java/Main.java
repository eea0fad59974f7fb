import java.io.*;
import java.util.*;

public class Main {
    static List<int[]> countValues(int[] nums) {
        // Write your code here. Return a list of pairs {value, count}, the smallest value first.
        return new ArrayList<>();
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        int n = Integer.parseInt(in.readLine().trim());
        List<int[]> frequencies = countValues(readInts(in, n));
        StringBuilder out = new StringBuilder().append(frequencies.size()).append('\n');
        for (int[] pair : frequencies) out.append(pair[0]).append(' ').append(pair[1]).append('\n');
        System.out.print(out);
    }

    static int[] readInts(BufferedReader in, int count) throws IOException {
        StringTokenizer tokens = new StringTokenizer(in.readLine());
        int[] values = new int[count];
        for (int i = 0; i < count; i++) values[i] = Integer.parseInt(tokens.nextToken());
        return values;
    }
}
