import java.io.*;
import java.util.*;

public class Main {
    static int[] firstClosingLink(int n, int[][] links) {
        int[] parent = new int[n];
        for (int place = 0; place < n; place++) parent[place] = place;
        for (int[] link : links) {
            int a = find(parent, link[0]);
            int b = find(parent, link[1]);
            if (a == b) return link;
            parent[a] = b;
        }
        return new int[] {-1, -1};
    }

    // The place that stands for the part that holds this one. Shortens the way to it.
    static int find(int[] parent, int place) {
        while (parent[place] != place) {
            parent[place] = parent[parent[place]];
            place = parent[place];
        }
        return place;
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
