import java.io.*;
import java.util.*;

public class Main {
    static long gcd(long a, long b) {
        return b == 0 ? a : gcd(b, a % b);
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        StringTokenizer line = new StringTokenizer(in.readLine());
        long a = Long.parseLong(line.nextToken());
        long b = Long.parseLong(line.nextToken());
        System.out.println(gcd(a, b));
    }
}
