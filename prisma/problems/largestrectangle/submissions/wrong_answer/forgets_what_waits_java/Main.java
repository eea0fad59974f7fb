import java.io.*;
import java.util.*;

public class Main {
    // Wrong: forgets the bars that are left on the stack at the end.
    static long largestArea(int[] heights) {
        long best = 0;
        Deque<Integer> waiting = new ArrayDeque<>();
        for (int place = 0; place < heights.length; place++) {
            int height = heights[place];
            while (!waiting.isEmpty() && heights[waiting.peek()] >= height) {
                long top = heights[waiting.pop()];
                int left = waiting.isEmpty() ? 0 : waiting.peek() + 1;
                best = Math.max(best, top * (place - left));
            }
            waiting.push(place);
        }
        return best;
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        int n = Integer.parseInt(in.readLine().trim());
        System.out.println(largestArea(readInts(in, n)));
    }

    static int[] readInts(BufferedReader in, int count) throws IOException {
        StringTokenizer tokens = new StringTokenizer(in.readLine());
        int[] values = new int[count];
        for (int i = 0; i < count; i++) values[i] = Integer.parseInt(tokens.nextToken());
        return values;
    }
}
