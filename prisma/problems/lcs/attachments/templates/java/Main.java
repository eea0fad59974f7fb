import java.io.*;

public class Main {
    static int commonLength(String a, String b) {
        // Write your code here.
        return -1;
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        System.out.println(commonLength(in.readLine(), in.readLine()));
    }
}
