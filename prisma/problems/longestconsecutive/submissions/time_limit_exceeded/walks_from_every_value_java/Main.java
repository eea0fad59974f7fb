import java.io.*;
import java.util.*;

public class Main {
    // Too slow: walks up from every value.
    static int longestRun(int[] nums) {
        Set<Integer> values = new HashSet<>();
        for (int num : nums) values.add(num);
        int best = 0;
        for (int value : values) {
            int end = value;
            while (values.contains(end + 1)) end++;
            best = Math.max(best, end - value + 1);
        }
        return best;
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        int n = Integer.parseInt(in.readLine().trim());
        System.out.println(longestRun(readInts(in, n)));
    }

    static int[] readInts(BufferedReader in, int count) throws IOException {
        StringTokenizer tokens = new StringTokenizer(in.readLine());
        int[] values = new int[count];
        for (int i = 0; i < count; i++) values[i] = Integer.parseInt(tokens.nextToken());
        return values;
    }
}
