import java.io.*;
import java.util.*;

public class Main {
    // Too slow: tries all days of the purchase for each day of the sale.
    static int bestTrades(int[] prices) {
        // best[i]: the best profit of the first i days.
        int[] best = new int[prices.length + 1];
        for (int sale = 0; sale < prices.length; sale++) {
            best[sale + 1] = best[sale];
            for (int purchase = 0; purchase < sale; purchase++) {
                int before = best[Math.max(0, purchase - 1)];
                best[sale + 1] = Math.max(best[sale + 1], before + prices[sale] - prices[purchase]);
            }
        }
        return best[prices.length];
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
