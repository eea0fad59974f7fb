import java.io.*;
import java.util.*;

public class Main {
    // Too slow: goes through all allowed requests of the user.
    static class RateLimiter {
        private final int limit;
        private final int seconds;
        private final Map<String, List<Integer>> log = new HashMap<>();

        RateLimiter(int limit, int seconds) {
            this.limit = limit;
            this.seconds = seconds;
        }

        boolean allows(int time, String user) {
            List<Integer> times = log.computeIfAbsent(user, any -> new ArrayList<>());
            int count = 0;
            for (int one : times) {
                if (one > time - seconds) count++;
            }
            if (count >= limit) return false;
            times.add(time);
            return true;
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
