import java.io.*;
import java.util.*;

public class Main {
    static long[] addRanges(int n, int[][] updates) {
        // Write your code here. Each update is {l, r, d}. Return the list.
        return new long[0];
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        int[] sizes = readInts(in, 2);
        int[][] updates = new int[sizes[1]][];
        for (int i = 0; i < updates.length; i++) updates[i] = readInts(in, 3);
        StringBuilder out = new StringBuilder();
        for (long number : addRanges(sizes[0], updates)) out.append(number).append(' ');
        System.out.println(out.toString().trim());
    }

    static int[] readInts(BufferedReader in, int count) throws IOException {
        StringTokenizer tokens = new StringTokenizer(in.readLine());
        int[] values = new int[count];
        for (int i = 0; i < count; i++) values[i] = Integer.parseInt(tokens.nextToken());
        return values;
    }
}
