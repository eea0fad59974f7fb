import java.io.*;
import java.util.*;

public class Main {
    // Too slow: Dijkstra's method, but with a search through all nodes for the earliest one.
    static long broadcastTime(int n, int[][] links, int source) {
        List<List<int[]>> outgoing = new ArrayList<>();
        for (int i = 0; i < n; i++) outgoing.add(new ArrayList<>());
        for (int[] link : links) outgoing.get(link[0]).add(link);
        long[] arrival = new long[n];
        Arrays.fill(arrival, Long.MAX_VALUE);
        boolean[] done = new boolean[n];
        arrival[source] = 0;
        long last = 0;
        for (int round = 0; round < n; round++) {
            int node = -1;
            for (int i = 0; i < n; i++) {
                if (!done[i] && (node < 0 || arrival[i] < arrival[node])) node = i;
            }
            if (arrival[node] == Long.MAX_VALUE) return -1;
            done[node] = true;
            last = arrival[node];
            for (int[] link : outgoing.get(node)) {
                arrival[link[1]] = Math.min(arrival[link[1]], last + link[2]);
            }
        }
        return last;
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        int[] head = readInts(in, 3);
        int[][] links = new int[head[1]][];
        for (int i = 0; i < links.length; i++) links[i] = readInts(in, 3);
        System.out.println(broadcastTime(head[0], links, head[2]));
    }

    static int[] readInts(BufferedReader in, int count) throws IOException {
        StringTokenizer tokens = new StringTokenizer(in.readLine());
        int[] values = new int[count];
        for (int i = 0; i < count; i++) values[i] = Integer.parseInt(tokens.nextToken());
        return values;
    }
}
