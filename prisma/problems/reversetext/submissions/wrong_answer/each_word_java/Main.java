import java.io.*;
import java.util.*;

public class Main {
    // Wrong: turns round each word, but leaves the words where they are.
    static String reverseText(String line) {
        StringBuilder out = new StringBuilder();
        for (String word : line.split(" ")) {
            if (out.length() > 0) out.append(' ');
            out.append(new StringBuilder(word).reverse());
        }
        return out.toString();
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        System.out.println(reverseText(in.readLine()));
    }
}
