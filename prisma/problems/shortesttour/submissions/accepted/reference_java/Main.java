import java.io.*;
import java.util.*;

public class Main {
    static long cheapestTour(int[][] cost) {
        int n = cost.length;
        int all = (1 << n) - 1;
        long never = Long.MAX_VALUE / 2;
        // cheapest[visited][last]: from town 0 through the visited towns to the last one of them.
        long[][] cheapest = new long[all + 1][n];
        for (long[] row : cheapest) Arrays.fill(row, never);
        cheapest[1][0] = 0;
        for (int visited = 1; visited < all; visited++) {
            for (int last = 0; last < n; last++) {
                long soFar = cheapest[visited][last];
                if (soFar == never) continue;
                for (int next = 0; next < n; next++) {
                    if ((visited & (1 << next)) != 0) continue;
                    long[] row = cheapest[visited | (1 << next)];
                    row[next] = Math.min(row[next], soFar + cost[last][next]);
                }
            }
        }
        long best = never;
        for (int last = 0; last < n; last++) {
            best = Math.min(best, cheapest[all][last] + cost[last][0]);
        }
        return best;
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
