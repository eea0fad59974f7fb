import java.io.*;
import java.util.*;

public class Main {
    // Too slow: asks for the same sums again and again.
    static int fewestCoins(int[] coins, int amount) {
        int best = fewest(coins, amount);
        return best == Integer.MAX_VALUE ? -1 : best;
    }

    static int fewest(int[] coins, int amount) {
        if (amount == 0) return 0;
        int best = Integer.MAX_VALUE;
        for (int coin : coins) {
            if (coin > amount) continue;
            int rest = fewest(coins, amount - coin);
            if (rest != Integer.MAX_VALUE) best = Math.min(best, rest + 1);
        }
        return best;
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        StringTokenizer head = new StringTokenizer(in.readLine());
        int n = Integer.parseInt(head.nextToken());
        int amount = Integer.parseInt(head.nextToken());
        System.out.println(fewestCoins(readInts(in, n), amount));
    }

    static int[] readInts(BufferedReader in, int count) throws IOException {
        StringTokenizer tokens = new StringTokenizer(in.readLine());
        int[] values = new int[count];
        for (int i = 0; i < count; i++) values[i] = Integer.parseInt(tokens.nextToken());
        return values;
    }
}
