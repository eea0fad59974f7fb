import java.io.*;
import java.util.*;

public class Main {
    static int[] firstAndLast(int[] nums, int target) {
        int first = countSmaller(nums, target);
        int end = countSmaller(nums, target + 1);
        return first < end ? new int[] {first, end - 1} : new int[] {-1, -1};
    }

    static int countSmaller(int[] nums, int target) {
        int low = 0;
        int high = nums.length;
        while (low < high) {
            int middle = (low + high) / 2;
            if (nums[middle] < target) low = middle + 1;
            else high = middle;
        }
        return low;
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        int[] head = readInts(in, 2);
        int[] nums = readInts(in, head[0]);
        StringBuilder out = new StringBuilder();
        for (int query : readInts(in, head[1])) {
            int[] places = firstAndLast(nums, query);
            out.append(places[0]).append(' ').append(places[1]).append('\n');
        }
        System.out.print(out);
    }

    static int[] readInts(BufferedReader in, int count) throws IOException {
        StringTokenizer tokens = new StringTokenizer(in.readLine());
        int[] values = new int[count];
        for (int i = 0; i < count; i++) values[i] = Integer.parseInt(tokens.nextToken());
        return values;
    }
}
