import java.io.*;
import java.util.*;

public class Main {
    // Wrong: takes the stones in the order in which they come.
    static int whatIsLeft(int[] weights) {
        Deque<Integer> stones = new ArrayDeque<>();
        for (int weight : weights) stones.add(weight);
        while (stones.size() > 1) {
            int difference = Math.abs(stones.remove() - stones.remove());
            if (difference > 0) stones.addFirst(difference);
        }
        return stones.isEmpty() ? 0 : stones.remove();
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        int n = Integer.parseInt(in.readLine().trim());
        System.out.println(whatIsLeft(readInts(in, n)));
    }

    static int[] readInts(BufferedReader in, int count) throws IOException {
        StringTokenizer tokens = new StringTokenizer(in.readLine());
        int[] values = new int[count];
        for (int i = 0; i < count; i++) values[i] = Integer.parseInt(tokens.nextToken());
        return values;
    }
}
