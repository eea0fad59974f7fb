import java.io.*;
import java.util.*;

public class Main {
    // Wrong: takes the largest number that is still allowed, again and again.
    static long bestSum(int[] nums) {
        Integer[] places = new Integer[nums.length];
        for (int i = 0; i < nums.length; i++) places[i] = i;
        Arrays.sort(places, (a, b) -> Integer.compare(nums[b], nums[a]));
        boolean[] blocked = new boolean[nums.length + 2];
        long sum = 0;
        for (int place : places) {
            if (blocked[place + 1]) continue;
            sum += nums[place];
            blocked[place] = true;
            blocked[place + 1] = true;
            blocked[place + 2] = true;
        }
        return sum;
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        int n = Integer.parseInt(in.readLine().trim());
        System.out.println(bestSum(readInts(in, n)));
    }

    static int[] readInts(BufferedReader in, int count) throws IOException {
        StringTokenizer tokens = new StringTokenizer(in.readLine());
        int[] values = new int[count];
        for (int i = 0; i < count; i++) values[i] = Integer.parseInt(tokens.nextToken());
        return values;
    }
}
