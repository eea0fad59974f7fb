import java.io.*;
import java.util.*;

public class Main {
    static boolean matches(String text, String pattern) {
        // Write your code here. Return true if the pattern matches the whole text.
        return false;
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        String text = in.readLine().trim();
        String pattern = in.readLine().trim();
        System.out.println(matches(text, pattern));
    }
}
