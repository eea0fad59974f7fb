import java.io.*;
import java.util.*;

public class Main {
    static int[] pairWithSum(int[] nums, int target) {
        Map<Integer, Integer> positionOf = new HashMap<>();
        for (int j = 0; j < nums.length; j++) {
            Integer i = positionOf.get(target - nums[j]);
            if (i != null) return new int[] {i, j};
            positionOf.put(nums[j], j);
        }
        throw new IllegalArgumentException("no pair");
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        int[] head = readInts(in, 2);
        int[] pair = pairWithSum(readInts(in, head[0]), head[1]);
        System.out.println(pair[0] + " " + pair[1]);
    }

    static int[] readInts(BufferedReader in, int count) throws IOException {
        StringTokenizer tokens = new StringTokenizer(in.readLine());
        int[] values = new int[count];
        for (int i = 0; i < count; i++) values[i] = Integer.parseInt(tokens.nextToken());
        return values;
    }
}
