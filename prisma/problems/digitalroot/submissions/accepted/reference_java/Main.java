import java.io.*;

public class Main {
    static int digitalRoot(String digits) {
        int total = 0;
        for (char digit : digits.toCharArray()) total += digit - '0';
        return total == 0 ? 0 : 1 + (total - 1) % 9;
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        System.out.println(digitalRoot(in.readLine().trim()));
    }
}
