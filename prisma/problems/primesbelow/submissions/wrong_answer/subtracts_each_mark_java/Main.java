import java.io.*;

public class Main {
    // Wrong: a number that has several prime divisors is taken away several times.
    static int countPrimes(int n) {
        if (n < 2) return 0;
        boolean[] isMarked = new boolean[n];
        int count = n - 2;
        for (int p = 2; p < n; p++) {
            if (isMarked[p]) continue;
            for (long m = (long) p * p; m < n; m += p) {
                isMarked[(int) m] = true;
                count--;
            }
        }
        return count;
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        System.out.println(countPrimes(Integer.parseInt(in.readLine().trim())));
    }
}
