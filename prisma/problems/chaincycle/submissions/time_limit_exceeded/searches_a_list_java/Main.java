import java.io.*;
import java.util.*;

public class Main {
    // Too slow: searches a list of all visited nodes at each step.
    static int loopStart(int[] next) {
        List<Integer> visited = new ArrayList<>();
        int node = 0;
        while (node != -1 && !visited.contains(node)) {
            visited.add(node);
            node = next[node];
        }
        return node;
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        int n = Integer.parseInt(in.readLine().trim());
        System.out.println(loopStart(readInts(in, n)));
    }

    static int[] readInts(BufferedReader in, int count) throws IOException {
        StringTokenizer tokens = new StringTokenizer(in.readLine());
        int[] values = new int[count];
        for (int i = 0; i < count; i++) values[i] = Integer.parseInt(tokens.nextToken());
        return values;
    }
}
