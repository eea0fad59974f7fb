import java.io.*;
import java.util.*;

public class Main {
    // Wrong: adds up how far numbers are from their places in the sorted list.
    static long countInversions(int[] nums) {
        Integer[] places = new Integer[nums.length];
        for (int i = 0; i < nums.length; i++) places[i] = i;
        Arrays.sort(places, (a, b) -> Integer.compare(nums[a], nums[b]));
        long count = 0;
        for (int i = 0; i < nums.length; i++) count += Math.max(0, places[i] - i);
        return count;
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        int n = Integer.parseInt(in.readLine().trim());
        System.out.println(countInversions(readInts(in, n)));
    }

    static int[] readInts(BufferedReader in, int count) throws IOException {
        StringTokenizer tokens = new StringTokenizer(in.readLine());
        int[] values = new int[count];
        for (int i = 0; i < count; i++) values[i] = Integer.parseInt(tokens.nextToken());
        return values;
    }
}
