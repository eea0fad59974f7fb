import java.io.*;
import java.util.*;

public class Main {
    // Wrong: with positive numbers only, the invented 0 is the smallest.
    static int[] minMax(int[] nums) {
        int smallest = 0;
        int largest = nums[0];
        for (int num : nums) {
            if (num < smallest) smallest = num;
            if (num > largest) largest = num;
        }
        return new int[] {smallest, largest};
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        int n = Integer.parseInt(in.readLine().trim());
        System.out.println(join(minMax(readInts(in, n))));
    }

    static int[] readInts(BufferedReader in, int count) throws IOException {
        StringTokenizer tokens = new StringTokenizer(in.readLine());
        int[] values = new int[count];
        for (int i = 0; i < count; i++) values[i] = Integer.parseInt(tokens.nextToken());
        return values;
    }

    static String join(int[] values) {
        StringBuilder out = new StringBuilder();
        for (int value : values) out.append(out.length() == 0 ? "" : " ").append(value);
        return out.toString();
    }
}
