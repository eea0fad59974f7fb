import java.io.*;

public class Main {
    // Wrong: an int holds only the last 32 binary digits.
    static int countOnes(long x) {
        return Integer.bitCount((int) x);
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        long x = Long.parseLong(in.readLine().trim());
        System.out.println(countOnes(x));
    }
}
