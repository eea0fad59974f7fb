import java.io.*;
import java.util.*;

public class Main {
    // Wrong: only moves the numbers round in a circle.
    static List<List<Integer>> permutations(int[] nums) {
        int[] sorted = nums.clone();
        Arrays.sort(sorted);
        TreeSet<String> seen = new TreeSet<>();
        List<List<Integer>> orders = new ArrayList<>();
        for (int start = 0; start < sorted.length; start++) {
            List<Integer> order = new ArrayList<>();
            for (int i = 0; i < sorted.length; i++) order.add(sorted[(start + i) % sorted.length]);
            if (seen.add(order.toString())) orders.add(order);
        }
        return orders;
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        int n = Integer.parseInt(in.readLine().trim());
        List<List<Integer>> all = permutations(readInts(in, n));
        StringBuilder out = new StringBuilder().append(all.size()).append('\n');
        for (List<Integer> one : all) {
            out.append(one.size());
            for (int num : one) out.append(' ').append(num);
            out.append('\n');
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
