import java.io.*;

public class Main {
    static int countOnes(long x) {
        int count = 0;
        while (x != 0) {
            x &= x - 1;
            count++;
        }
        return count;
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        long x = Long.parseLong(in.readLine().trim());
        System.out.println(countOnes(x));
    }
}
