import java.io.*;
import java.util.*;

public class Main {
    static int roundTripStart(int[] gains, int[] costs) {
        // Write your code here. Return the number of a stop, or -1.
        return 0;
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
