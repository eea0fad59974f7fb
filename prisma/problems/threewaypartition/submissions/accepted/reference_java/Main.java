import java.io.*;
import java.util.*;

public class Main {
    static void sortKinds(int[] nums) {
        int low = 0;
        int middle = 0;
        int high = nums.length - 1;
        while (middle <= high) {
            int num = nums[middle];
            if (num == 0) {
                nums[middle] = nums[low];
                nums[low] = num;
                low++;
                middle++;
            } else if (num == 1) {
                middle++;
            } else {
                nums[middle] = nums[high];
                nums[high] = num;
                high--;
            }
        }
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        int n = Integer.parseInt(in.readLine().trim());
        int[] nums = readInts(in, n);
        sortKinds(nums);
        StringBuilder out = new StringBuilder();
        for (int num : nums) out.append(num).append(' ');
        System.out.println(out.toString().trim());
    }

    static int[] readInts(BufferedReader in, int count) throws IOException {
        StringTokenizer tokens = new StringTokenizer(in.readLine());
        int[] values = new int[count];
        for (int i = 0; i < count; i++) values[i] = Integer.parseInt(tokens.nextToken());
        return values;
    }
}
