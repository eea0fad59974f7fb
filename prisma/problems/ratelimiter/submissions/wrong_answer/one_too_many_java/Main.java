import java.io.*;
import java.util.*;

public class Main {
    // Wrong: allows one request too many.
    static class RateLimiter {
        private final int limit;
        private final int seconds;
        // For each user, the times of the allowed requests that are not too old.
        private final Map<String, Deque<Integer>> users = new HashMap<>();

        RateLimiter(int limit, int seconds) {
            this.limit = limit;
            this.seconds = seconds;
        }

        boolean allows(int time, String user) {
            Deque<Integer> times = users.computeIfAbsent(user, any -> new ArrayDeque<>());
            while (!times.isEmpty() && times.peekFirst() <= time - seconds) times.removeFirst();
            if (times.size() > limit) return false;
            times.addLast(time);
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
