import java.io.*;
import java.util.*;

public class Main {
    static int[] nextGreater(int[] nums) {
        int[] results = new int[nums.length];
        Arrays.fill(results, -1);
        Deque<Integer> waiting = new ArrayDeque<>();
        for (int i = 0; i < nums.length; i++) {
            while (!waiting.isEmpty() && nums[waiting.peek()] < nums[i]) {
                results[waiting.pop()] = nums[i];
            }
            waiting.push(i);
        }
        return results;
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        int n = Integer.parseInt(in.readLine().trim());
        StringBuilder out = new StringBuilder();
        for (int value : nextGreater(readInts(in, n))) out.append(value).append(' ');
        System.out.println(out.toString().trim());
    }

    static int[] readInts(BufferedReader in, int count) throws IOException {
        StringTokenizer tokens = new StringTokenizer(in.readLine());
        int[] values = new int[count];
        for (int i = 0; i < count; i++) values[i] = Integer.parseInt(tokens.nextToken());
        return values;
    }
}
