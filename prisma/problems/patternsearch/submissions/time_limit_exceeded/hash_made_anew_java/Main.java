import java.io.*;
import java.util.*;

public class Main {
    // Too slow: compares hashes, but reads each stretch of the text anew for its hash.
    static int[] findPattern(String text, String pattern) {
        int wanted = hashOf(pattern, 0, pattern.length());
        int count = 0;
        int first = -1;
        for (int start = 0; start + pattern.length() <= text.length(); start++) {
            if (hashOf(text, start, pattern.length()) != wanted) continue;
            if (!text.startsWith(pattern, start)) continue;
            if (count == 0) first = start;
            count++;
        }
        return new int[] {count, first};
    }

    static int hashOf(String text, int start, int length) {
        int hash = 0;
        for (int i = start; i < start + length; i++) hash = 31 * hash + text.charAt(i);
        return hash;
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        String text = in.readLine().trim();
        String pattern = in.readLine().trim();
        int[] found = findPattern(text, pattern);
        System.out.println(found[0] + " " + found[1]);
    }
}
