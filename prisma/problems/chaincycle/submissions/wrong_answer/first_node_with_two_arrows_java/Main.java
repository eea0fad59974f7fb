import java.io.*;
import java.util.*;

public class Main {
    // Wrong: prints the first node of the way that two arrows lead to, but one of them may come
    // from a node that is never reached.
    static int loopStart(int[] next) {
        int[] arrows = new int[next.length];
        for (int node : next) {
            if (node != -1) arrows[node]++;
        }
        arrows[0]++;
        int node = 0;
        for (int step = 0; step <= next.length; step++) {
            if (arrows[node] > 1) return node;
            if (next[node] == -1) return -1;
            node = next[node];
        }
        return -1;
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
