import java.io.*;

public class Main {
    // Wrong: the product does not fit into 32 bits from 13! on.
    static long factorial(int n) {
        int product = 1;
        for (int i = 2; i <= n; i++) product *= i;
        return product;
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        int n = Integer.parseInt(in.readLine().trim());
        System.out.println(factorial(n));
    }
}
