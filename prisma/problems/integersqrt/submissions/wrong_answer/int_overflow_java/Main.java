import java.io.*;

public class Main {
    // Wrong: the product does not fit into 32 bits.
    static long wholeRoot(long x) {
        int low = 0;
        int high = 94868330;
        while (high - low > 1) {
            int middle = (low + high) / 2;
            if (middle * middle <= x) low = middle;
            else high = middle;
        }
        return low;
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        long x = Long.parseLong(in.readLine().trim());
        System.out.println(wholeRoot(x));
    }
}
