import java.io.*;
import java.util.*;

public class Main {
    static long cheapestOrder(int[] sizes) {
        // Write your code here. Matrix i has sizes[i] rows and sizes[i + 1] columns.
        return -1;
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        int n = Integer.parseInt(in.readLine().trim());
        System.out.println(cheapestOrder(readInts(in, n + 1)));
    }

    static int[] readInts(BufferedReader in, int count) throws IOException {
        StringTokenizer tokens = new StringTokenizer(in.readLine());
        int[] values = new int[count];
        for (int i = 0; i < count; i++) values[i] = Integer.parseInt(tokens.nextToken());
        return values;
    }
}
