import java.io.*;
import java.util.*;

public class Main {
    // Wrong: adds up the cheapest link of every node, each link once; that may leave several parts.
    static long networkCost(int n, int[][] links) {
        int[][] cheapest = new int[n][];
        for (int[] link : links) {
            if (link[0] == link[1]) continue;
            for (int end = 0; end < 2; end++) {
                int node = link[end];
                if (cheapest[node] == null || link[2] < cheapest[node][2]) cheapest[node] = link;
            }
        }
        long total = 0;
        Set<int[]> chosen = Collections.newSetFromMap(new IdentityHashMap<>());
        for (int[] link : cheapest) {
            if (link == null && n > 1) return -1;
            if (link != null && chosen.add(link)) total += link[2];
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
