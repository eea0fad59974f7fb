import java.io.*;
import java.util.*;

public class Main {
    static long cheapestOrder(int[] sizes) {
        int n = sizes.length - 1;
        long[][] cost = new long[n][n];
        for (int length = 2; length <= n; length++) {
            for (int first = 0; first + length <= n; first++) {
                int last = first + length - 1;
                long best = Long.MAX_VALUE;
                for (int cut = first; cut < last; cut++) {
                    long join = (long) sizes[first] * sizes[cut + 1] * sizes[last + 1];
                    best = Math.min(best, cost[first][cut] + cost[cut + 1][last] + join);
                }
                cost[first][last] = best;
            }
        }
        return cost[0][n - 1];
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
