import java.io.*;
import java.util.*;

public class Main {
    // Too slow: finds out the hours for a rate by working through every single one.
    static int slowestRate(int[] piles, int hours) {
        int tooSlow = 0;
        int enough = Arrays.stream(piles).max().getAsInt();
        while (enough - tooSlow > 1) {
            int rate = tooSlow + (enough - tooSlow) / 2;
            if (isEnough(piles.clone(), rate, hours)) enough = rate;
            else tooSlow = rate;
        }
        return enough;
    }

    static boolean isEnough(int[] piles, int rate, int hours) {
        int current = 0;
        for (int hour = 0; hour < hours && current < piles.length; hour++) {
            piles[current] -= rate;
            if (piles[current] <= 0) current++;
        }
        return current == piles.length;
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
