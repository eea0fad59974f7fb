import java.io.*;
import java.util.*;

public class Main {
    static double median(int[] a, int[] b) {
        // Write your code here. Return the median.
        return 0;
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        int[] sizes = readInts(in, 2);
        int[] a = readInts(in, sizes[0]);
        int[] b = readInts(in, sizes[1]);
        System.out.println(String.format(Locale.ROOT, "%.1f", median(a, b)));
    }

    static int[] readInts(BufferedReader in, int count) throws IOException {
        StringTokenizer tokens = new StringTokenizer(in.readLine());
        int[] values = new int[count];
        for (int i = 0; i < count; i++) values[i] = Integer.parseInt(tokens.nextToken());
        return values;
    }
}
