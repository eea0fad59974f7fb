import java.io.*;
import java.util.*;

public class Main {
    static int fewestCoins(int[] coins, int amount) {
        // Write your code here. Return the smallest number of coins, or -1.
        return 0;
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
