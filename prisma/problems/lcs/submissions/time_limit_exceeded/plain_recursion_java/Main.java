import java.io.*;

public class Main {
    // Too slow: asks for the same pairs of beginnings again and again.
    static int commonLength(String a, String b) {
        return common(a, a.length(), b, b.length());
    }

    static int common(String a, int i, String b, int j) {
        if (i == 0 || j == 0) return 0;
        if (a.charAt(i - 1) == b.charAt(j - 1)) return common(a, i - 1, b, j - 1) + 1;
        return Math.max(common(a, i - 1, b, j), common(a, i, b, j - 1));
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        System.out.println(commonLength(in.readLine(), in.readLine()));
    }
}
