import java.io.*;

public class Main {
    static long wholeRoot(long x) {
        long root = (long) Math.sqrt(x);
        if (root * root > x) return root - 1;
        return root;
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        long x = Long.parseLong(in.readLine().trim());
        System.out.println(wholeRoot(x));
    }
}
