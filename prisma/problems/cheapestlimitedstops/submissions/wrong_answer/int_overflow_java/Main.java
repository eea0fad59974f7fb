import java.io.*;
import java.util.*;

public class Main {
    // Wrong: the prices leave 32 bits.
    static long cheapestRoute(int n, int[][] flights, int s, int t, int k) {
        int never = Integer.MAX_VALUE;
        int[] cost = new int[n];
        Arrays.fill(cost, never);
        cost[s] = 0;
        for (int flown = 0; flown <= k; flown++) {
            int[] next = cost.clone(); // With one flight more; read from cost, write to next.
            for (int[] flight : flights) {
                if (cost[flight[0]] == never) continue;
                next[flight[1]] = Math.min(next[flight[1]], cost[flight[0]] + flight[2]);
            }
            cost = next;
        }
        return cost[t] == never ? -1 : cost[t];
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        int[] head = readInts(in, 5);
        int[][] flights = new int[head[1]][];
        for (int i = 0; i < flights.length; i++) flights[i] = readInts(in, 3);
        System.out.println(cheapestRoute(head[0], flights, head[2], head[3], head[4]));
    }

    static int[] readInts(BufferedReader in, int count) throws IOException {
        StringTokenizer tokens = new StringTokenizer(in.readLine());
        int[] values = new int[count];
        for (int i = 0; i < count; i++) values[i] = Integer.parseInt(tokens.nextToken());
        return values;
    }
}
