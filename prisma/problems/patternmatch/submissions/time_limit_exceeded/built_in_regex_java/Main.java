import java.io.*;
import java.util.*;

public class Main {
    // Too slow: the regular expressions of the language try one way after the other, too.
    static boolean matches(String text, String pattern) {
        return text.matches(pattern);
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        String text = in.readLine().trim();
        String pattern = in.readLine().trim();
        System.out.println(matches(text, pattern));
    }
}
