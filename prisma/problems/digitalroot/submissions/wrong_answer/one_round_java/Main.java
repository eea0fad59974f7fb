import java.io.*;

public class Main {
    // Wrong: adds up the digits only once.
    static int digitalRoot(String digits) {
        int total = 0;
        for (char digit : digits.toCharArray()) total += digit - '0';
        return total;
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        System.out.println(digitalRoot(in.readLine().trim()));
    }
}
