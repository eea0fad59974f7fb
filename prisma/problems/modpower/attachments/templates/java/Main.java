import java.io.*;
import java.util.*;

public class Main {
    static long modPower(long base, long exponent, long modulus) {
        // Write your code here.
        return 0;
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
