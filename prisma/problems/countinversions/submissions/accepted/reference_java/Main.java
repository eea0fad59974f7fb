import java.io.*;
import java.util.*;

public class Main {
    static long countInversions(int[] nums) {
        return sortAndCount(nums, new int[nums.length], 0, nums.length);
    }

    // Sorts the places from start up to, but without, end. Says how many pairs were in the wrong order.
    static long sortAndCount(int[] nums, int[] merged, int start, int end) {
        if (end - start < 2) return 0;
        int middle = (start + end) / 2;
        long count = sortAndCount(nums, merged, start, middle) + sortAndCount(nums, merged, middle, end);
        int i = start;
        int at = start;
        for (int j = middle; j < end; j++) {
            while (i < middle && nums[i] <= nums[j]) merged[at++] = nums[i++];
            count += middle - i; // All that is left over there is larger.
            merged[at++] = nums[j];
        }
        while (i < middle) merged[at++] = nums[i++];
        System.arraycopy(merged, start, nums, start, end - start);
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
