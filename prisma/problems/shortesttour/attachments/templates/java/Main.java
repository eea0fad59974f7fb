import java.io.*;
import java.util.*;

public class Main {
    static long cheapestTour(int[][] cost) {
        // Write your code here. cost[i][j] is the price of the way from town i to town j.
        return -1;
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        int n = Integer.parseInt(in.readLine());
        int[][] cost = new int[n][];
        for (int i = 0; i < n; i++) cost[i] = readInts(in, n);
        System.out.println(cheapestTour(cost));
    }

    static int[] readInts(BufferedReader in, int count) throws IOException {
        StringTokenizer tokens = new StringTokenizer(in.readLine());
        int[] values = new int[count];
        for (int i = 0; i < count; i++) values[i] = Integer.parseInt(tokens.nextToken());
        return values;
    }
}
