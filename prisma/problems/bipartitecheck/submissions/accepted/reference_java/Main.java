import java.io.*;
import java.util.*;

public class Main {
    static boolean canSplit(int n, int[][] edges) {
        List<List<Integer>> neighbours = new ArrayList<>();
        for (int person = 0; person < n; person++) neighbours.add(new ArrayList<>());
        for (int[] edge : edges) {
            neighbours.get(edge[0]).add(edge[1]);
            neighbours.get(edge[1]).add(edge[0]);
        }
        int[] team = new int[n];
        Arrays.fill(team, -1);
        Deque<Integer> queue = new ArrayDeque<>();
        for (int start = 0; start < n; start++) {
            if (team[start] != -1) continue;
            team[start] = 0;
            queue.add(start);
            while (!queue.isEmpty()) {
                int person = queue.remove();
                for (int other : neighbours.get(person)) {
                    if (team[other] == team[person]) return false;
                    if (team[other] != -1) continue;
                    team[other] = 1 - team[person];
                    queue.add(other);
                }
            }
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
