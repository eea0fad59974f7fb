import java.io.*;
import java.util.*;

public class Main {
    static List<List<Integer>> permutations(int[] nums) {
        int[] sorted = nums.clone();
        Arrays.sort(sorted);
        // Each order leads to the next one: raise the last place that can be raised.
        List<List<Integer>> orders = new ArrayList<>();
        while (true) {
            List<Integer> order = new ArrayList<>();
            for (int num : sorted) order.add(num);
            orders.add(order);
            int place = sorted.length - 2;
            while (place >= 0 && sorted[place] >= sorted[place + 1]) place--;
            if (place < 0) return orders;
            int larger = sorted.length - 1;
            while (sorted[larger] <= sorted[place]) larger--;
            int num = sorted[place];
            sorted[place] = sorted[larger];
            sorted[larger] = num;
            Arrays.sort(sorted, place + 1, sorted.length);
        }
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
