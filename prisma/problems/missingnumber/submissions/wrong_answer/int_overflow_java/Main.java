import java.io.*;
import java.util.*;

public class Main {
    // Wrong: n * (n + 1) does not fit into 32 bits from n = 46341 on.
    static int missingNumber(int[] nums) {
        int n = nums.length;
        int missing = n * (n + 1) / 2;
        for (int num : nums) missing -= num;
        return missing;
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        int n = Integer.parseInt(in.readLine().trim());
        System.out.println(missingNumber(readInts(in, n)));
    }

    static int[] readInts(BufferedReader in, int count) throws IOException {
        StringTokenizer tokens = new StringTokenizer(in.readLine());
        int[] values = new int[count];
        for (int i = 0; i < count; i++) values[i] = Integer.parseInt(tokens.nextToken());
        return values;
    }
}
