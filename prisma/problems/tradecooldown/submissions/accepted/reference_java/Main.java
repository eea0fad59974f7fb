import java.io.*;
import java.util.*;

public class Main {
    static int bestTrades(int[] prices) {
        // Low enough for "impossible", and far from the end of the range.
        int impossible = -1000000000;
        int free = 0;
        int holding = impossible;
        int sold = impossible;
        for (int price : prices) {
            int soldBefore = sold;
            sold = holding + price;
            holding = Math.max(holding, free - price);
            free = Math.max(free, soldBefore);
        }
        return Math.max(free, sold);
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        int n = Integer.parseInt(in.readLine().trim());
        System.out.println(bestTrades(readInts(in, n)));
    }

    static int[] readInts(BufferedReader in, int count) throws IOException {
        StringTokenizer tokens = new StringTokenizer(in.readLine());
        int[] values = new int[count];
        for (int i = 0; i < count; i++) values[i] = Integer.parseInt(tokens.nextToken());
        return values;
    }
}
