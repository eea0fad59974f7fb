import java.io.*;
import java.util.*;

public class Main {
    // Too slow: computes each half of the power anew.
    static long modPower(long base, long exponent, long modulus) {
        if (exponent == 0) return 1 % modulus;
        if (exponent == 1) return base % modulus;
        long half = exponent / 2;
        return modPower(base, half, modulus) * modPower(base, exponent - half, modulus) % modulus;
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
