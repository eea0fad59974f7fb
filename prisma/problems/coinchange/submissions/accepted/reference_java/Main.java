import java.io.*;
import java.util.*;

public class Main {
    static int fewestCoins(int[] coins, int amount) {
        // No sum needs more coins than its value, so this means "not found yet".
        int unreachable = amount + 1;
        int[] fewest = new int[amount + 1];
        Arrays.fill(fewest, unreachable);
        fewest[0] = 0;
        for (int coin : coins) {
            for (int total = coin; total <= amount; total++) {
                fewest[total] = Math.min(fewest[total], fewest[total - coin] + 1);
            }
        }
        return fewest[amount] == unreachable ? -1 : fewest[amount];
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
