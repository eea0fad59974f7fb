import java.io.*;
import java.util.*;

public class Main {
    static class RangeSums {
        private final int[] values;
        // A Fenwick tree: part[i] is the sum of the (i & -i) values that end with the i-th one.
        private final long[] part;

        RangeSums(int[] values) {
            this.values = new int[values.length];
            this.part = new long[values.length + 1];
            for (int index = 0; index < values.length; index++) set(index, values[index]);
        }

        void set(int index, int value) {
            long change = (long) value - values[index];
            values[index] = value;
            for (int i = index + 1; i < part.length; i += i & -i) part[i] += change;
        }

        long sum(int left, int right) {
            return sumOfFirst(right + 1) - sumOfFirst(left);
        }

        private long sumOfFirst(int count) {
            long total = 0;
            for (int i = count; i > 0; i -= i & -i) total += part[i];
            return total;
        }
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        int[] head = readInts(in, 2);
        RangeSums sums = new RangeSums(readInts(in, head[0]));
        StringBuilder out = new StringBuilder();
        for (int i = 0; i < head[1]; i++) {
            StringTokenizer line = new StringTokenizer(in.readLine());
            boolean isSet = line.nextToken().equals("set");
            int first = Integer.parseInt(line.nextToken());
            int second = Integer.parseInt(line.nextToken());
            if (isSet) sums.set(first, second);
            else out.append(sums.sum(first, second)).append('\n');
        }
        System.out.print(out);
    }

    static int[] readInts(BufferedReader in, int count) throws IOException {
        StringTokenizer tokens = new StringTokenizer(in.readLine());
        int[] values = new int[count];
        for (int i = 0; i < count; i++) values[i] = Integer.parseInt(tokens.nextToken());
        return values;
    }
}
