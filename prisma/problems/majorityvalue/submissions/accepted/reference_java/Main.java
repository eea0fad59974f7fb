import java.io.*;
import java.util.*;

public class Main {
    static int majorityValue(int[] nums) {
        int candidate = nums[0];
        int votes = 0;
        for (int num : nums) {
            if (votes == 0) candidate = num;
            votes += num == candidate ? 1 : -1;
        }
        return candidate;
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        int n = Integer.parseInt(in.readLine().trim());
        System.out.println(majorityValue(readInts(in, n)));
    }

    static int[] readInts(BufferedReader in, int count) throws IOException {
        StringTokenizer tokens = new StringTokenizer(in.readLine());
        int[] values = new int[count];
        for (int i = 0; i < count; i++) values[i] = Integer.parseInt(tokens.nextToken());
        return values;
    }
}
