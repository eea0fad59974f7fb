import java.io.*;
import java.util.*;

public class Main {
    // Too slow: the numbers are in order in a tree, but each median walks from the smallest to the middle.
    static class RunningMedian {
        private final TreeMap<Integer, Integer> counts = new TreeMap<>();
        private int size = 0;

        void add(int number) {
            counts.merge(number, 1, Integer::sum);
            size++;
        }

        // Return the median of all numbers so far, as 3 or 2.5.
        double median() {
            int passed = 0;
            Integer before = null;
            for (Map.Entry<Integer, Integer> entry : counts.entrySet()) {
                passed += entry.getValue();
                if (before == null && passed >= (size + 1) / 2) before = entry.getKey();
                if (passed >= size / 2 + 1) return (before + entry.getKey()) / 2.0;
            }
            return 0;
        }
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        int q = Integer.parseInt(in.readLine().trim());
        RunningMedian numbers = new RunningMedian();
        StringBuilder out = new StringBuilder();
        for (int i = 0; i < q; i++) {
            StringTokenizer line = new StringTokenizer(in.readLine());
            if (line.nextToken().equals("add")) numbers.add(Integer.parseInt(line.nextToken()));
            else out.append(oneDecimal(numbers.median())).append('\n');
        }
        System.out.print(out);
    }

    // A median ends in .0 or .5.
    static String oneDecimal(double median) {
        long halves = Math.round(2 * median);
        return (halves < 0 ? "-" : "") + Math.abs(halves) / 2 + (halves % 2 == 0 ? ".0" : ".5");
    }
}
