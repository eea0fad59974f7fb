import java.io.*;
import java.util.*;

public class Main {
    // Too slow: searches for the heaviest stone twice in each round.
    static int whatIsLeft(int[] weights) {
        List<Integer> stones = new ArrayList<>();
        for (int weight : weights) stones.add(weight);
        while (stones.size() > 1) {
            Integer heaviest = Collections.max(stones);
            stones.remove(heaviest);
            Integer second = Collections.max(stones);
            stones.remove(second);
            if (!heaviest.equals(second)) stones.add(heaviest - second);
        }
        return stones.isEmpty() ? 0 : stones.get(0);
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
