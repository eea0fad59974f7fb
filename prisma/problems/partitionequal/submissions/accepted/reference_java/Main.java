import java.io.*;
import java.util.*;

public class Main {
    static boolean canSplit(int[] nums) {
        int total = 0;
        for (int num : nums) total += num;
        if (total % 2 != 0) return false;
        int half = total / 2;
        boolean[] possible = new boolean[half + 1];
        possible[0] = true;
        for (int num : nums) {
            for (int sum = half; sum >= num; sum--) {
                if (possible[sum - num]) possible[sum] = true;
            }
        }
        return possible[half];
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        int n = Integer.parseInt(in.readLine().trim());
        System.out.println(canSplit(readInts(in, n)));
    }

    static int[] readInts(BufferedReader in, int count) throws IOException {
        StringTokenizer tokens = new StringTokenizer(in.readLine());
        int[] values = new int[count];
        for (int i = 0; i < count; i++) values[i] = Integer.parseInt(tokens.nextToken());
        return values;
    }
}
