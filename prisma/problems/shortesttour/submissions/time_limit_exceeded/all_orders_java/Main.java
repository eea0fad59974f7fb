import java.io.*;
import java.util.*;

public class Main {
    // Too slow: tries all orders of the towns.
    static long cheapestTour(int[][] cost) {
        return visit(cost, new boolean[cost.length], 0, 1, 0);
    }

    static long visit(int[][] cost, boolean[] visited, int town, int count, long total) {
        if (count == cost.length) return total + cost[town][0];
        long best = Long.MAX_VALUE;
        for (int next = 1; next < cost.length; next++) {
            if (visited[next]) continue;
            visited[next] = true;
            best = Math.min(best, visit(cost, visited, next, count + 1, total + cost[town][next]));
            visited[next] = false;
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
