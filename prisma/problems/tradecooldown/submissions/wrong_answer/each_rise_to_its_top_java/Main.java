import java.io.*;
import java.util.*;

public class Main {
    // Wrong: greedy, takes every rise to its top and rests afterwards. Less of one rise may leave more of the next.
    static int bestTrades(int[] prices) {
        int total = 0;
        int day = 0;
        while (day + 1 < prices.length) {
            if (prices[day + 1] <= prices[day]) {
                day++;
                continue;
            }
            int bought = prices[day];
            while (day + 1 < prices.length && prices[day + 1] > prices[day]) day++;
            total += prices[day] - bought;
            day += 2;
        }
        return total;
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
