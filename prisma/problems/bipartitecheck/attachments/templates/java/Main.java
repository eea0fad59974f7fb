import java.io.*;
import java.util.*;

public class Main {
    static boolean canSplit(int n, int[][] edges) {
        // Write your code here.
        return false;
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        int[] head = readInts(in, 2);
        int[][] edges = new int[head[1]][];
        for (int i = 0; i < edges.length; i++) edges[i] = readInts(in, 2);
        System.out.println(canSplit(head[0], edges));
    }

    static int[] readInts(BufferedReader in, int count) throws IOException {
        StringTokenizer tokens = new StringTokenizer(in.readLine());
        int[] values = new int[count];
        for (int i = 0; i < count; i++) values[i] = Integer.parseInt(tokens.nextToken());
        return values;
    }
}
