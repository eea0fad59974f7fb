import java.io.*;
import java.util.*;

public class Main {
    // Too slow: drives from each start until the fuel runs out.
    static int roundTripStart(int[] gains, int[] costs) {
        int n = gains.length;
        for (int start = 0; start < n; start++) {
            int tank = 0;
            int roads = 0;
            while (roads < n && tank >= 0) {
                int stop = (start + roads) % n;
                tank += gains[stop] - costs[stop];
                roads++;
            }
            if (tank >= 0) return start;
        }
        return -1;
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        int n = Integer.parseInt(in.readLine().trim());
        int[] gains = readInts(in, n);
        int[] costs = readInts(in, n);
        System.out.println(roundTripStart(gains, costs));
    }

    static int[] readInts(BufferedReader in, int count) throws IOException {
        StringTokenizer tokens = new StringTokenizer(in.readLine());
        int[] values = new int[count];
        for (int i = 0; i < count; i++) values[i] = Integer.parseInt(tokens.nextToken());
        return values;
    }
}
