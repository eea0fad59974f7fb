import java.io.*;
import java.util.*;

public class Main {
    // Wrong: leaves out the last task.
    static List<Integer> taskOrder(int n, int[][] rules) {
        List<List<Integer>> followers = new ArrayList<>();
        for (int task = 0; task < n; task++) followers.add(new ArrayList<>());
        int[] missing = new int[n]; // How many tasks must still be done before this one.
        for (int[] rule : rules) {
            followers.get(rule[0]).add(rule[1]);
            missing[rule[1]]++;
        }
        List<Integer> order = new ArrayList<>();
        for (int task = 0; task < n; task++) {
            if (missing[task] == 0) order.add(task);
        }
        // The order is its own queue: what is behind this place was found to be free already.
        for (int done = 0; done < order.size(); done++) {
            for (int follower : followers.get(order.get(done))) {
                missing[follower]--;
                if (missing[follower] == 0) order.add(follower);
            }
        }
        return order.size() == n ? order.subList(0, Math.max(1, n - 1)) : new ArrayList<>();
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        int[] head = readInts(in, 2);
        int[][] rules = new int[head[1]][];
        for (int i = 0; i < rules.length; i++) rules[i] = readInts(in, 2);
        List<Integer> order = taskOrder(head[0], rules);
        StringBuilder out = new StringBuilder();
        for (int task : order) out.append(out.length() == 0 ? "" : " ").append(task);
        System.out.println(order.isEmpty() ? "IMPOSSIBLE" : out);
    }

    static int[] readInts(BufferedReader in, int count) throws IOException {
        StringTokenizer tokens = new StringTokenizer(in.readLine());
        int[] values = new int[count];
        for (int i = 0; i < count; i++) values[i] = Integer.parseInt(tokens.nextToken());
        return values;
    }
}
