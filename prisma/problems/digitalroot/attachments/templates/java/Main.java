import java.io.*;

public class Main {
    static int digitalRoot(String digits) {
        // Write your code here. The number is given as a text of digits.
        return 0;
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        System.out.println(digitalRoot(in.readLine().trim()));
    }
}
