import java.io.*;
import java.util.*;

public class Main {
    // Too slow: Prim's method, but with a search through all nodes for the nearest one.
    static long networkCost(int n, int[][] links) {
        List<List<int[]>> neighbours = new ArrayList<>();
        for (int i = 0; i < n; i++) neighbours.add(new ArrayList<>());
        for (int[] link : links) {
            neighbours.get(link[0]).add(new int[] {link[1], link[2]});
            neighbours.get(link[1]).add(new int[] {link[0], link[2]});
        }
        int[] nearest = new int[n];
        Arrays.fill(nearest, Integer.MAX_VALUE);
        boolean[] done = new boolean[n];
        nearest[0] = 0;
        long total = 0;
        for (int round = 0; round < n; round++) {
            int node = -1;
            for (int i = 0; i < n; i++) {
                if (!done[i] && (node < 0 || nearest[i] < nearest[node])) node = i;
            }
            if (nearest[node] == Integer.MAX_VALUE) return -1;
            done[node] = true;
            total += nearest[node];
            for (int[] link : neighbours.get(node)) {
                if (!done[link[0]]) nearest[link[0]] = Math.min(nearest[link[0]], link[1]);
            }
        }
        return total;
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        int[] head = readInts(in, 2);
        int[][] links = new int[head[1]][];
        for (int i = 0; i < links.length; i++) links[i] = readInts(in, 3);
        long cost = networkCost(head[0], links);
        System.out.println(cost == -1 ? "IMPOSSIBLE" : String.valueOf(cost));
    }

    static int[] readInts(BufferedReader in, int count) throws IOException {
        StringTokenizer tokens = new StringTokenizer(in.readLine());
        int[] values = new int[count];
        for (int i = 0; i < count; i++) values[i] = Integer.parseInt(tokens.nextToken());
        return values;
    }
}
