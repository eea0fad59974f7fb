import java.io.*;
import java.util.*;

public class Main {
    // Wrong: sees only rings of two and of three links.
    static int[] firstClosingLink(int n, int[][] links) {
        List<Set<Integer>> neighbours = new ArrayList<>();
        for (int place = 0; place < n; place++) neighbours.add(new HashSet<>());
        for (int[] link : links) {
            Set<Integer> first = neighbours.get(link[0]);
            Set<Integer> second = neighbours.get(link[1]);
            if (first.contains(link[1])) return link;
            Set<Integer> fewer = first.size() < second.size() ? first : second;
            Set<Integer> more = fewer == first ? second : first;
            for (int place : fewer) {
                if (more.contains(place)) return link;
            }
            first.add(link[1]);
            second.add(link[0]);
        }
        return links[n - 1];
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
