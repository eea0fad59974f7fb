import java.io.*;
import java.util.*;

public class Main {
    // Too slow: each round reads and copies the line to delete the innermost pairs.
    static boolean isBalanced(String line) {
        String rest = line;
        int length;
        do {
            length = rest.length();
            rest = rest.replaceAll("\\(\\)|\\[]|\\{}", "");
        } while (rest.length() < length);
        return rest.isEmpty();
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        System.out.println(isBalanced(in.readLine()));
    }
}
