import java.io.*;
import java.util.*;

public class Main {
    // Wrong: never looks behind the break.
    static int search(int[] nums, int target) {
        int low = 0;
        int high = nums.length - 1;
        while (low < high) {
            int middle = (low + high + 1) / 2;
            if (nums[middle] >= nums[0]) low = middle;
            else high = middle - 1;
        }
        int place = Arrays.binarySearch(nums, 0, low + 1, target);
        return place < 0 ? -1 : place;
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        int[] head = readInts(in, 2);
        int[] nums = readInts(in, head[0]);
        StringBuilder out = new StringBuilder();
        for (int query : readInts(in, head[1])) out.append(search(nums, query)).append('\n');
        System.out.print(out);
    }

    static int[] readInts(BufferedReader in, int count) throws IOException {
        StringTokenizer tokens = new StringTokenizer(in.readLine());
        int[] values = new int[count];
        for (int i = 0; i < count; i++) values[i] = Integer.parseInt(tokens.nextToken());
        return values;
    }
}
