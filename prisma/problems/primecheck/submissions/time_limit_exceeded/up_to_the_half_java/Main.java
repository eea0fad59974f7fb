import java.io.*;

public class Main {
    // Too slow: tries all numbers up to n / 2.
    static boolean isPrime(long n) {
        for (long d = 2; d <= n / 2; d++) {
            if (n % d == 0) return false;
        }
        return n > 1;
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        long n = Long.parseLong(in.readLine().trim());
        System.out.println(isPrime(n));
    }
}
