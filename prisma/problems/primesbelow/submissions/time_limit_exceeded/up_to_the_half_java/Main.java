import java.io.*;

public class Main {
    // Too slow: tries divisors up to half of each number.
    static int countPrimes(int n) {
        int count = 0;
        for (int candidate = 2; candidate < n; candidate++) {
            boolean isPrime = true;
            for (int d = 2; d <= candidate / 2 && isPrime; d++) isPrime = candidate % d != 0;
            if (isPrime) count++;
        }
        return count;
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        System.out.println(countPrimes(Integer.parseInt(in.readLine().trim())));
    }
}
