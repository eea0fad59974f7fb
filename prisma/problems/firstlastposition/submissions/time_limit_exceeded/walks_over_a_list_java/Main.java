import java.io.*;
import java.util.*;

public class Main {
    // Too slow: makes a list of the numbers for each query and searches it from both ends.
    static int[] firstAndLast(int[] nums, int target) {
        List<Integer> list = new ArrayList<>();
        for (int num : nums) list.add(num);
        return new int[] {list.indexOf(target), list.lastIndexOf(target)};
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        int[] head = readInts(in, 2);
        int[] nums = readInts(in, head[0]);
        StringBuilder out = new StringBuilder();
        for (int query : readInts(in, head[1])) {
            int[] places = firstAndLast(nums, query);
            out.append(places[0]).append(' ').append(places[1]).append('\n');
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
