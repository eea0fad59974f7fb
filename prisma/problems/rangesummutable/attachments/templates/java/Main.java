import java.io.*;
import java.util.*;

public class Main {
    static class RangeSums {
        RangeSums(int[] values) {
            // Write your code here.
        }

        void set(int index, int value) {
            // Put the value at the index.
        }

        long sum(int left, int right) {
            // Return the sum from left to right, both included.
            return 0;
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
