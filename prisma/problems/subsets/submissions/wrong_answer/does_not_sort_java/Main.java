import java.io.*;
import java.util.*;

public class Main {
    // Wrong: leaves the numbers in the order of the input.
    static List<List<Integer>> subsets(int[] nums) {
        List<List<Integer>> all = new ArrayList<>();
        extend(nums, 0, new ArrayList<>(), all);
        return all;
    }

    static void extend(int[] nums, int from, List<Integer> chosen, List<List<Integer>> all) {
        all.add(new ArrayList<>(chosen));
        for (int i = from; i < nums.length; i++) {
            chosen.add(nums[i]);
            extend(nums, i + 1, chosen, all);
            chosen.remove(chosen.size() - 1);
        }
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        int n = Integer.parseInt(in.readLine().trim());
        List<List<Integer>> all = subsets(readInts(in, n));
        StringBuilder out = new StringBuilder().append(all.size()).append('\n');
        for (List<Integer> subset : all) {
            out.append(subset.size());
            for (int num : subset) out.append(' ').append(num);
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
