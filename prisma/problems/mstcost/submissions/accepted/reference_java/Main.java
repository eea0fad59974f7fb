import java.io.*;
import java.util.*;

public class Main {
    static long networkCost(int n, int[][] links) {
        int[][] cheapestFirst = links.clone();
        Arrays.sort(cheapestFirst, (a, b) -> Integer.compare(a[2], b[2]));
        int[] parent = new int[n];
        for (int node = 0; node < n; node++) parent[node] = node;
        int parts = n;
        long total = 0;
        for (int[] link : cheapestFirst) {
            int a = find(parent, link[0]);
            int b = find(parent, link[1]);
            if (a == b) continue;
            parent[a] = b;
            parts--;
            total += link[2];
        }
        return parts == 1 ? total : -1;
    }

    // The node that stands for the part that holds this one. Shortens the way to it.
    static int find(int[] parent, int node) {
        while (parent[node] != node) {
            parent[node] = parent[parent[node]];
            node = parent[node];
        }
        return node;
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
