import java.io.*;

public class Main {
    static int countPrimes(int n) {
        boolean[] isMarked = new boolean[n];
        int count = 0;
        for (int p = 2; p < n; p++) {
            if (isMarked[p]) continue;
            count++;
            for (long m = (long) p * p; m < n; m += p) isMarked[(int) m] = true;
        }
        return count;
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        System.out.println(countPrimes(Integer.parseInt(in.readLine().trim())));
    }
}
