import java.io.*;
import java.util.*;

public class Main {
    // Too slow: tries the rates 1, 2, 3 and so on.
    static int slowestRate(int[] piles, int hours) {
        int rate = 1;
        while (!isEnough(piles, rate, hours)) rate++;
        return rate;
    }

    static boolean isEnough(int[] piles, int rate, int hours) {
        long total = 0;
        for (int pile : piles) total += (pile + rate - 1) / rate;
        return total <= hours;
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        int[] head = readInts(in, 2);
        System.out.println(slowestRate(readInts(in, head[0]), head[1]));
    }

    static int[] readInts(BufferedReader in, int count) throws IOException {
        StringTokenizer tokens = new StringTokenizer(in.readLine());
        int[] values = new int[count];
        for (int i = 0; i < count; i++) values[i] = Integer.parseInt(tokens.nextToken());
        return values;
    }
}
