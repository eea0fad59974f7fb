import java.io.*;
import java.util.*;

public class Main {
    static List<int[]> criticalLinks(int n, int[][] links) {
        // Write your code here. Each link is {u, v}. Return the critical ones, sorted, the smaller place first.
        return new ArrayList<>();
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        int[] head = readInts(in, 2);
        int[][] links = new int[head[1]][];
        for (int i = 0; i < links.length; i++) links[i] = readInts(in, 2);
        List<int[]> critical = criticalLinks(head[0], links);
        StringBuilder out = new StringBuilder();
        out.append(critical.size()).append('\n');
        for (int[] link : critical) out.append(link[0]).append(' ').append(link[1]).append('\n');
        System.out.print(out);
    }

    static int[] readInts(BufferedReader in, int count) throws IOException {
        StringTokenizer tokens = new StringTokenizer(in.readLine());
        int[] values = new int[count];
        for (int i = 0; i < count; i++) values[i] = Integer.parseInt(tokens.nextToken());
        return values;
    }
}
