import java.io.*;
import java.util.*;

public class Main {
    static class RunningMedian {
        private final PriorityQueue<Integer> low = new PriorityQueue<>(Comparator.reverseOrder());
        private final PriorityQueue<Integer> high = new PriorityQueue<>();

        void add(int number) {
            low.add(number);
            high.add(low.remove());
            if (high.size() > low.size()) low.add(high.remove());
        }

        // Return the median of all numbers so far, as 3 or 2.5.
        double median() {
            if (low.size() > high.size()) return low.peek();
            return (low.peek() + high.peek()) / 2.0;
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
