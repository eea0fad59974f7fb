import java.util.HashMap;
import java.util.Map;

class Main {
    static final Map<Long, Long> KNOWN = new HashMap<>();
    static final int LIMIT = 20;
    private static int asked = 0;

    static long steps(long n) {
        asked++;
        if (n == 1) return 0;
        if (KNOWN.containsKey(n)) return KNOWN.get(n);
        final long next = n % 2 == 0 ? n / 2 : 3 * n + 1;
        long count = 1 + steps(next);
        KNOWN.put(n, count);
        return count;
    }

    public static void main(String[] args) {
        long most = 0, best = 0;
        for (long n = 1; n <= LIMIT; n++) {
            long count = steps(n);
            if (count <= most) continue;
            most = count;
            best = n;
        }
        System.out.println(best + " " + most + " " + asked);
    }
}
