import java.io.*;
import java.util.*;

public class Main {
    // Wrong: takes what lies beyond the ends of a list for the number 0.
    static double median(int[] a, int[] b) {
        if (a.length > b.length) return median(b, a);
        int half = (a.length + b.length + 1) / 2;
        int low = 0;
        int high = a.length;
        while (low < high) {
            int i = (low + high) / 2;
            if (a[i] < b[half - i - 1]) low = i + 1;
            else high = i;
        }
        int i = low;
        int j = half - i;
        int left = Math.max(i > 0 ? a[i - 1] : 0, j > 0 ? b[j - 1] : 0);
        if ((a.length + b.length) % 2 == 1) return left;
        int right = Math.min(i < a.length ? a[i] : 0, j < b.length ? b[j] : 0);
        return (left + right) / 2.0;
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
