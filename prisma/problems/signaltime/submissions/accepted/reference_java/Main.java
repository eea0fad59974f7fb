import java.io.*;
import java.util.*;

public class Main {
    static long broadcastTime(int n, int[][] links, int source) {
        List<List<int[]>> outgoing = new ArrayList<>();
        for (int i = 0; i < n; i++) outgoing.add(new ArrayList<>());
        for (int[] link : links) outgoing.get(link[0]).add(link);
        boolean[] settled = new boolean[n];
        long[] arrival = new long[n];
        Arrays.fill(arrival, Long.MAX_VALUE);
        arrival[source] = 0;
        PriorityQueue<long[]> queue = new PriorityQueue<>((a, b) -> Long.compare(a[0], b[0]));
        queue.add(new long[] {0, source});
        while (!queue.isEmpty()) {
            long[] next = queue.remove();
            long now = next[0];
            int node = (int) next[1];
            if (settled[node]) continue; // An earlier signal was here.
            settled[node] = true;
            for (int[] link : outgoing.get(node)) {
                int to = link[1];
                if (now + link[2] < arrival[to]) {
                    arrival[to] = now + link[2];
                    queue.add(new long[] {arrival[to], to});
                }
            }
        }
        long last = Arrays.stream(arrival).max().getAsLong();
        return last == Long.MAX_VALUE ? -1 : last;
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
