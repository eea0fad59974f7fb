import java.io.*;
import java.util.*;

public class Main {
    static List<Integer> taskOrder(int n, int[][] rules) {
        // Write your code here. In each rule {a, b}, task a comes before task b.
        // Return the tasks in order, or an empty list if there is no order.
        return new ArrayList<>();
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
