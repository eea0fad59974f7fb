import java.io.*;
import java.util.*;

public class Main {
    static List<List<Integer>> combinations(int[] nums, int target) {
        // Write your code here. Return a list of lists.
        return new ArrayList<>();
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
