import java.io.*;
import java.util.*;

public class Main {
    // Too slow: the first element is a bad pivot when the list is sorted.
    static int kthLargest(int[] nums, int k) {
        int low = 0;
        int high = nums.length - 1;
        int wanted = nums.length - k;
        while (low < high) {
            int border = low;
            for (int i = low + 1; i <= high; i++) {
                if (nums[i] < nums[low]) swap(nums, ++border, i);
            }
            swap(nums, low, border);
            if (border == wanted) break;
            if (border < wanted) low = border + 1;
            else high = border - 1;
        }
        return nums[wanted];
    }

    static void swap(int[] nums, int i, int j) {
        int kept = nums[i];
        nums[i] = nums[j];
        nums[j] = kept;
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        int[] head = readInts(in, 2);
        System.out.println(kthLargest(readInts(in, head[0]), head[1]));
    }

    static int[] readInts(BufferedReader in, int count) throws IOException {
        StringTokenizer tokens = new StringTokenizer(in.readLine());
        int[] values = new int[count];
        for (int i = 0; i < count; i++) values[i] = Integer.parseInt(tokens.nextToken());
        return values;
    }
}
