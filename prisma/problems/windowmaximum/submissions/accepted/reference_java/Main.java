import java.io.*;
import java.util.*;

public class Main {
    static int[] windowMaxima(int[] nums, int k) {
        Deque<Integer> places = new ArrayDeque<>(); // Their numbers fall from front to back.
        int[] maxima = new int[nums.length - k + 1];
        for (int i = 0; i < nums.length; i++) {
            while (!places.isEmpty() && nums[places.peekLast()] <= nums[i]) places.removeLast();
            places.addLast(i);
            if (places.peekFirst() <= i - k) places.removeFirst();
            if (i >= k - 1) maxima[i - k + 1] = nums[places.peekFirst()];
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
