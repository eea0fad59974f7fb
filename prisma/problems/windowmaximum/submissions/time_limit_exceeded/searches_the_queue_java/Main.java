import java.io.*;
import java.util.*;

public class Main {
    // Too slow: keeps the window in a queue and searches all of it each time.
    static int[] windowMaxima(int[] nums, int k) {
        Deque<Integer> window = new ArrayDeque<>();
        int[] maxima = new int[nums.length - k + 1];
        for (int i = 0; i < nums.length; i++) {
            window.addLast(nums[i]);
            if (window.size() > k) window.removeFirst();
            if (window.size() == k) maxima[i - k + 1] = Collections.max(window);
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
