import java.io.*;
import java.util.*;

public class Main {
    // Too slow: asks for the same pieces again and again.
    static long cheapestOrder(int[] sizes) {
        return cost(sizes, 0, sizes.length - 2);
    }

    static long cost(int[] sizes, int first, int last) {
        if (first == last) return 0;
        long best = Long.MAX_VALUE;
        for (int cut = first; cut < last; cut++) {
            long join = (long) sizes[first] * sizes[cut + 1] * sizes[last + 1];
            best = Math.min(best, cost(sizes, first, cut) + cost(sizes, cut + 1, last) + join);
        }
        return best;
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        int n = Integer.parseInt(in.readLine().trim());
        System.out.println(cheapestOrder(readInts(in, n + 1)));
    }

    static int[] readInts(BufferedReader in, int count) throws IOException {
        StringTokenizer tokens = new StringTokenizer(in.readLine());
        int[] values = new int[count];
        for (int i = 0; i < count; i++) values[i] = Integer.parseInt(tokens.nextToken());
        return values;
    }
}
