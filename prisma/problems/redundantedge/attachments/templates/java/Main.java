import java.io.*;
import java.util.*;

public class Main {
    static int[] firstClosingLink(int n, int[][] links) {
        // Write your code here. Each link is {u, v}. Return the one that closes a ring.
        return new int[] {0, 0};
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
