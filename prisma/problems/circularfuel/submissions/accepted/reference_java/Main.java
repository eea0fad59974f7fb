import java.io.*;
import java.util.*;

public class Main {
    static int roundTripStart(int[] gains, int[] costs) {
        int start = 0;
        int tank = 0;
        int total = 0;
        for (int stop = 0; stop < gains.length; stop++) {
            int balance = gains[stop] - costs[stop];
            tank += balance;
            total += balance;
            if (tank < 0) {
                start = stop + 1;
                tank = 0;
            }
        }
        return total < 0 ? -1 : start;
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
