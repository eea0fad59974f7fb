import java.io.*;
import java.util.*;

public class Main {
    // Wrong: products leave 32 bits.
    static long modPower(long base, long exponent, long modulus) {
        int m = (int) modulus;
        int result = 1 % m;
        int square = (int) (base % modulus);
        for (long left = exponent; left > 0; left /= 2) {
            if (left % 2 == 1) result = result * square % m;
            square = square * square % m;
        }
        return result;
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        StringTokenizer line = new StringTokenizer(in.readLine());
        long base = Long.parseLong(line.nextToken());
        long exponent = Long.parseLong(line.nextToken());
        long modulus = Long.parseLong(line.nextToken());
        System.out.println(modPower(base, exponent, modulus));
    }
}
