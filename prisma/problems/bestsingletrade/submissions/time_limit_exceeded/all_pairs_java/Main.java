import java.io.*;
import java.util.*;

public class Main {
    // Too slow: tries all pairs of days.
    static int bestTrade(int[] prices) {
        List<Integer> days = new ArrayList<>();
        for (int price : prices) days.add(price);
        int best = 0;
        for (int buy = 0; buy < days.size(); buy++) {
            for (int sell = buy + 1; sell < days.size(); sell++) {
                best = Math.max(best, days.get(sell) - days.get(buy));
            }
        }
        return best;
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        int n = Integer.parseInt(in.readLine().trim());
        System.out.println(bestTrade(readInts(in, n)));
    }

    static int[] readInts(BufferedReader in, int count) throws IOException {
        StringTokenizer tokens = new StringTokenizer(in.readLine());
        int[] values = new int[count];
        for (int i = 0; i < count; i++) values[i] = Integer.parseInt(tokens.nextToken());
        return values;
    }
}
