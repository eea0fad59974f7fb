import java.io.*;
import java.util.*;

public class Main {
    static long networkCost(int n, int[][] links) {
        // Write your code here. Each link is {u, v, cost}. Return the least total, or -1.
        return 0;
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
