import java.io.*;
import java.util.*;

public class Main {
    // Too slow: goes through all tasks again and again to find those that are free.
    static List<Integer> taskOrder(int n, int[][] rules) {
        List<List<Integer>> needs = new ArrayList<>();
        for (int task = 0; task < n; task++) needs.add(new ArrayList<>());
        for (int[] rule : rules) needs.get(rule[1]).add(rule[0]);
        boolean[] done = new boolean[n];
        List<Integer> order = new ArrayList<>();
        boolean found = true;
        while (found) {
            found = false;
            for (int task = 0; task < n; task++) {
                if (done[task] || !allDone(needs.get(task), done)) continue;
                done[task] = true;
                order.add(task);
                found = true;
            }
        }
        return order.size() == n ? order : new ArrayList<>();
    }

    static boolean allDone(List<Integer> tasks, boolean[] done) {
        for (int task : tasks) {
            if (!done[task]) return false;
        }
        return true;
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
