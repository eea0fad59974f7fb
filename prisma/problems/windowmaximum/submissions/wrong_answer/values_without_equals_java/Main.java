import java.io.*;
import java.util.*;

public class Main {
    // Wrong: of equal numbers the queue keeps only one, and the first that leaves takes it along.
    static int[] windowMaxima(int[] nums, int k) {
        Deque<Integer> values = new ArrayDeque<>();
        int[] maxima = new int[nums.length - k + 1];
        for (int i = 0; i < nums.length; i++) {
            if (i >= k && values.peekFirst() == nums[i - k]) values.removeFirst();
            while (!values.isEmpty() && values.peekLast() <= nums[i]) values.removeLast();
            values.addLast(nums[i]);
            if (i >= k - 1) maxima[i - k + 1] = values.peekFirst();
        }
        return maxima;
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        int[] sizes = readInts(in, 2);
        StringBuilder out = new StringBuilder();
        for (int value : windowMaxima(readInts(in, sizes[0]), sizes[1])) out.append(value).append(' ');
        System.out.println(out.toString().trim());
    }

    static int[] readInts(BufferedReader in, int count) throws IOException {
        StringTokenizer tokens = new StringTokenizer(in.readLine());
        int[] values = new int[count];
        for (int i = 0; i < count; i++) values[i] = Integer.parseInt(tokens.nextToken());
        return values;
    }
}
