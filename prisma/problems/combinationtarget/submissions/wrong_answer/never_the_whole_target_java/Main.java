import java.io.*;
import java.util.*;

public class Main {
    // Wrong: never takes a number that equals what is missing.
    static List<List<Integer>> combinations(int[] nums, int target) {
        int[] sorted = nums.clone();
        Arrays.sort(sorted);
        List<List<Integer>> found = new ArrayList<>();
        Deque<int[]> open = new ArrayDeque<>();
        // Combinations that have been begun: their numbers, in front of them what is missing and where to go on.
        open.push(new int[] {target, 0});
        while (!open.isEmpty()) {
            int[] begun = open.pop();
            if (begun[0] == 0) {
                List<Integer> combination = new ArrayList<>();
                for (int k = 2; k < begun.length; k++) combination.add(begun[k]);
                found.add(combination);
            }
            // The last one pushed is looked at first, so the smallest number must come last.
            for (int i = sorted.length - 1; i >= begun[1]; i--) {
                if (sorted[i] >= begun[0]) continue;
                int[] extended = Arrays.copyOf(begun, begun.length + 1);
                extended[0] -= sorted[i];
                extended[1] = i;
                extended[begun.length] = sorted[i];
                open.push(extended);
            }
        }
        return found;
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        int[] head = readInts(in, 2);
        List<List<Integer>> all = combinations(readInts(in, head[0]), head[1]);
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
