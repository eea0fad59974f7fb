import java.io.*;

public class Main {
    // Wrong: the number does not fit into 32 bits.
    static boolean isPrime(long n) {
        int small = (int) n;
        for (long d = 2; d * d <= small; d++) {
            if (small % d == 0) return false;
        }
        return small > 1;
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        long n = Long.parseLong(in.readLine().trim());
        System.out.println(isPrime(n));
    }
}
