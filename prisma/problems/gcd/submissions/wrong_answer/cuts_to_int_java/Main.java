import java.io.*;
import java.util.*;

public class Main {
    // Wrong: the numbers do not fit into 32 bits.
    static long gcd(long a, long b) {
        int x = (int) a;
        int y = (int) b;
        while (y != 0) {
            int rest = x % y;
            x = y;
            y = rest;
        }
        return x;
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        StringTokenizer line = new StringTokenizer(in.readLine());
        long a = Long.parseLong(line.nextToken());
        long b = Long.parseLong(line.nextToken());
        System.out.println(gcd(a, b));
    }
}
