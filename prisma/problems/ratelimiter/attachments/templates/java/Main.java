import java.io.*;
import java.util.*;

public class Main {
    static class RateLimiter {
        RateLimiter(int limit, int seconds) {
            // Write your code here.
        }

        boolean allows(int time, String user) {
            // Return true if this request is allowed, false if it is denied.
            return false;
        }
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        StringTokenizer head = new StringTokenizer(in.readLine());
        int limit = Integer.parseInt(head.nextToken());
        int seconds = Integer.parseInt(head.nextToken());
        int q = Integer.parseInt(head.nextToken());
        RateLimiter limiter = new RateLimiter(limit, seconds);
        StringBuilder out = new StringBuilder();
        for (int i = 0; i < q; i++) {
            StringTokenizer line = new StringTokenizer(in.readLine());
            int time = Integer.parseInt(line.nextToken());
            out.append(limiter.allows(time, line.nextToken()) ? "allow" : "deny").append('\n');
        }
        System.out.print(out);
    }
}
