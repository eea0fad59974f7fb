import java.io.*;
import java.util.*;

public class Main {
    // Too slow: tries all numbers from the smaller one downwards.
    static long gcd(long a, long b) {
        if (a == 0 || b == 0) return a + b;
        long d = Math.min(a, b);
        while (a % d != 0 || b % d != 0) d--;
        return d;
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        StringTokenizer line = new StringTokenizer(in.readLine());
        long a = Long.parseLong(line.nextToken());
        long b = Long.parseLong(line.nextToken());
        System.out.println(gcd(a, b));
    }
}
