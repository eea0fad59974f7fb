import java.io.*;

public class Main {
    static int countPrimes(int n) {
        // Write your code here.
        return -1;
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        System.out.println(countPrimes(Integer.parseInt(in.readLine().trim())));
    }
}
