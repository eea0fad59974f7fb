import java.io.*;
import java.util.*;

public class Main {
    // Wrong: goes through the pairs once, in the order of the input.
    static boolean canSplit(int n, int[][] edges) {
        int[] team = new int[n];
        Arrays.fill(team, -1);
        for (int[] edge : edges) {
            int a = edge[0];
            int b = edge[1];
            if (team[a] == -1 && team[b] == -1) team[a] = 0;
            if (team[a] == -1) team[a] = 1 - team[b];
            if (team[b] == -1) team[b] = 1 - team[a];
            if (team[a] == team[b]) return false;
        }
        return true;
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
