import java.io.*;
import java.util.*;

public class Main {
    // Too slow: tries all routes, and gives up those that are no better than the best one so far.
    static long best = Long.MAX_VALUE;

    static long cheapestRoute(int n, int[][] flights, int s, int t, int k) {
        List<List<int[]>> outgoing = new ArrayList<>();
        for (int i = 0; i < n; i++) outgoing.add(new ArrayList<>());
        for (int[] flight : flights) outgoing.get(flight[0]).add(flight);
        search(outgoing, s, t, k + 1, 0);
        return best == Long.MAX_VALUE ? -1 : best;
    }

    static void search(List<List<int[]>> outgoing, int place, int t, int left, long paid) {
        if (paid >= best) return;
        if (place == t) {
            best = paid;
            return;
        }
        if (left == 0) return;
        for (int[] flight : outgoing.get(place)) {
            search(outgoing, flight[1], t, left - 1, paid + flight[2]);
        }
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
