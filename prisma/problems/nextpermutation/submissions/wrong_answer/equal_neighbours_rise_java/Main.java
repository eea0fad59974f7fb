import java.io.*;
import java.util.*;

public class Main {
    // Wrong: equal neighbours are taken for a place that can grow.
    static int[] nextOrder(int[] nums) {
        int pivot = nums.length - 2;
        while (pivot >= 0 && nums[pivot] > nums[pivot + 1]) pivot--;
        if (pivot >= 0) {
            int larger = nums.length - 1;
            while (larger > pivot + 1 && nums[larger] <= nums[pivot]) larger--;
            swap(nums, pivot, larger);
        }
        for (int i = pivot + 1, j = nums.length - 1; i < j; i++, j--) swap(nums, i, j);
        return nums;
    }

    static void swap(int[] nums, int i, int j) {
        int num = nums[i];
        nums[i] = nums[j];
        nums[j] = num;
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
