import java.io.*;

public class Main {
    // Too slow: asks for the same counts again and again.
    static int climbStairs(int n) {
        return n <= 1 ? 1 : climbStairs(n - 1) + climbStairs(n - 2);
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        int n = Integer.parseInt(in.readLine().trim());
        System.out.println(climbStairs(n));
    }
}
