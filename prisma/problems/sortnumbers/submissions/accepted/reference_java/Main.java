import java.io.*;
import java.util.*;

public class Main {
    static int[] sortNumbers(int[] nums) {
        if (nums.length == 1) return nums;
        int middle = nums.length / 2;
        int[] a = sortNumbers(Arrays.copyOfRange(nums, 0, middle));
        int[] b = sortNumbers(Arrays.copyOfRange(nums, middle, nums.length));
        int i = 0;
        int j = 0;
        for (int k = 0; k < nums.length; k++) {
            boolean isFirst = j == b.length || (i < a.length && a[i] <= b[j]);
            nums[k] = isFirst ? a[i++] : b[j++];
        }
        return nums;
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        int n = Integer.parseInt(in.readLine().trim());
        StringBuilder out = new StringBuilder();
        for (int num : sortNumbers(readInts(in, n))) out.append(num).append(' ');
        System.out.println(out.toString().trim());
    }

    static int[] readInts(BufferedReader in, int count) throws IOException {
        StringTokenizer tokens = new StringTokenizer(in.readLine());
        int[] values = new int[count];
        for (int i = 0; i < count; i++) values[i] = Integer.parseInt(tokens.nextToken());
        return values;
    }
}
