import java.io.*;
import java.util.*;

public class Main {
    // Wrong: settles a node when a signal to it is sent off, not when the earliest one arrives.
    static long broadcastTime(int n, int[][] links, int source) {
        List<List<int[]>> outgoing = new ArrayList<>();
        for (int i = 0; i < n; i++) outgoing.add(new ArrayList<>());
        for (int[] link : links) outgoing.get(link[0]).add(link);
        boolean[] seen = new boolean[n];
        seen[source] = true;
        int count = 0;
        long last = 0;
        PriorityQueue<long[]> queue = new PriorityQueue<>((a, b) -> Long.compare(a[0], b[0]));
        queue.add(new long[] {0, source});
        while (!queue.isEmpty()) {
            long[] next = queue.remove();
            last = Math.max(last, next[0]);
            count++;
            for (int[] link : outgoing.get((int) next[1])) {
                if (seen[link[1]]) continue;
                seen[link[1]] = true;
                queue.add(new long[] {next[0] + link[2], link[1]});
            }
        }
        return count < n ? -1 : last;
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
