import java.io.*;
import java.util.*;

public class Main {
    // Wrong: a sale on the last day is never followed by a rest day, and so not counted.
    static int bestTrades(int[] prices) {
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
        return free;
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
