import java.io.*;
import java.util.*;

public class Main {
    // Too slow: searches the network for a way between the ends before each link.
    static int[] firstClosingLink(int n, int[][] links) {
        List<List<Integer>> neighbours = new ArrayList<>();
        for (int place = 0; place < n; place++) neighbours.add(new ArrayList<>());
        int[] seenAt = new int[n];
        int[] stack = new int[n];
        for (int number = 1; number <= n; number++) {
            int[] link = links[number - 1];
            int size = 0;
            stack[size++] = link[0];
            seenAt[link[0]] = number;
            while (size > 0) {
                int place = stack[--size];
                if (place == link[1]) return link;
                for (int other : neighbours.get(place)) {
                    if (seenAt[other] == number) continue;
                    seenAt[other] = number;
                    stack[size++] = other;
                }
            }
            neighbours.get(link[0]).add(link[1]);
            neighbours.get(link[1]).add(link[0]);
        }
        return new int[] {-1, -1};
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        int n = Integer.parseInt(in.readLine().trim());
        int[][] links = new int[n][2];
        for (int[] link : links) {
            StringTokenizer tokens = new StringTokenizer(in.readLine());
            link[0] = Integer.parseInt(tokens.nextToken());
            link[1] = Integer.parseInt(tokens.nextToken());
        }
        int[] link = firstClosingLink(n, links);
        System.out.println(link[0] + " " + link[1]);
    }
}
