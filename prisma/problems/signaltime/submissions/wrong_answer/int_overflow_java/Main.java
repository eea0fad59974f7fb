import java.io.*;
import java.util.*;

public class Main {
    // Wrong: the times leave 32 bits.
    static int broadcastTime(int n, int[][] links, int source) {
        List<List<int[]>> outgoing = new ArrayList<>();
        for (int i = 0; i < n; i++) outgoing.add(new ArrayList<>());
        for (int[] link : links) outgoing.get(link[0]).add(link);
        int[] arrival = new int[n];
        Arrays.fill(arrival, Integer.MAX_VALUE);
        boolean[] done = new boolean[n];
        arrival[source] = 0;
        PriorityQueue<int[]> queue = new PriorityQueue<>((a, b) -> Integer.compare(a[0], b[0]));
        queue.add(new int[] {0, source});
        while (!queue.isEmpty()) {
            int node = queue.remove()[1];
            if (done[node]) continue;
            done[node] = true;
            for (int[] link : outgoing.get(node)) {
                int to = link[1];
                if (!done[to] && arrival[node] + link[2] < arrival[to]) {
                    arrival[to] = arrival[node] + link[2];
                    queue.add(new int[] {arrival[to], to});
                }
            }
        }
        int last = Arrays.stream(arrival).max().getAsInt();
        return last == Integer.MAX_VALUE ? -1 : last;
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
