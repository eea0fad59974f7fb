import java.io.*;
import java.util.*;

public class Main {
    static int[] findPattern(String text, String pattern) {
        // Write your code here. Return {count, first}.
        return new int[] {0, 0};
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        String text = in.readLine().trim();
        String pattern = in.readLine().trim();
        int[] found = findPattern(text, pattern);
        System.out.println(found[0] + " " + found[1]);
    }
}
