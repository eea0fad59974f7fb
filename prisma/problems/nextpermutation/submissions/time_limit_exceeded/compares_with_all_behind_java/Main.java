import java.io.*;
import java.util.*;

public class Main {
    // Too slow: compares each place with all behind it, and takes the smallest of the rest again and again.
    static int[] nextOrder(int[] nums) {
        List<Integer> behind = new LinkedList<>();
        Integer larger = null;
        int i = nums.length - 1;
        for (; i >= 0; i--) {
            for (int num : behind) {
                if (num > nums[i] && (larger == null || num < larger)) larger = num;
            }
            behind.add(nums[i]);
            if (larger != null) break;
        }
        if (larger != null) {
            behind.remove(larger);
            nums[i] = larger;
        }
        while (++i < nums.length) {
            nums[i] = Collections.min(behind);
            behind.remove(Integer.valueOf(nums[i]));
        }
        return nums;
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        int n = Integer.parseInt(in.readLine().trim());
        StringBuilder out = new StringBuilder();
        for (int value : nextOrder(readInts(in, n))) out.append(value).append(' ');
        System.out.println(out.toString().trim());
    }

    static int[] readInts(BufferedReader in, int count) throws IOException {
        StringTokenizer tokens = new StringTokenizer(in.readLine());
        int[] values = new int[count];
        for (int i = 0; i < count; i++) values[i] = Integer.parseInt(tokens.nextToken());
        return values;
    }
}
