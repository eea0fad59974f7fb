import java.io.*;
import java.util.*;

public class Main {
    static int[] findPattern(String text, String pattern) {
        int[] borders = bordersOf(pattern);
        int matched = 0;
        int count = 0;
        int first = -1;
        for (int i = 0; i < text.length(); i++) {
            while (matched > 0 && pattern.charAt(matched) != text.charAt(i)) matched = borders[matched];
            if (pattern.charAt(matched) == text.charAt(i)) matched++;
            if (matched < pattern.length()) continue;
            if (count == 0) first = i - pattern.length() + 1;
            count++;
            matched = borders[matched];
        }
        return new int[] {count, first};
    }

    // For each length, the longest proper beginning that is also an ending of the first letters.
    static int[] bordersOf(String pattern) {
        int[] borders = new int[pattern.length() + 1];
        int matched = 0;
        for (int i = 1; i < pattern.length(); i++) {
            while (matched > 0 && pattern.charAt(matched) != pattern.charAt(i)) matched = borders[matched];
            if (pattern.charAt(matched) == pattern.charAt(i)) matched++;
            borders[i + 1] = matched;
        }
        return borders;
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        String text = in.readLine().trim();
        String pattern = in.readLine().trim();
        int[] found = findPattern(text, pattern);
        System.out.println(found[0] + " " + found[1]);
    }
}
