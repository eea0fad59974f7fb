import java.io.*;
import java.util.*;

public class Main {
    // Too slow: goes through all links until nothing changes (Bellman and Ford).
    static long broadcastTime(int n, int[][] links, int source) {
        long never = Long.MAX_VALUE / 2;
        long[] arrival = new long[n];
        Arrays.fill(arrival, never);
        arrival[source] = 0;
        boolean changed = true;
        while (changed) {
            changed = false;
            for (int[] link : links) {
                long time = arrival[link[0]] + link[2];
                if (time < arrival[link[1]]) {
                    arrival[link[1]] = time;
                    changed = true;
                }
            }
        }
        long last = Arrays.stream(arrival).max().getAsLong();
        return last == never ? -1 : last;
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
