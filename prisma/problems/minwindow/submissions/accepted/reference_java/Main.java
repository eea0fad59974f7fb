import java.io.*;
import java.util.*;

public class Main {
    static String smallestCover(String text, String pattern) {
        int[] missing = new int[128];
        for (char letter : pattern.toCharArray()) missing[letter]++;
        int open = pattern.length();
        int start = 0;
        int bestStart = 0;
        int bestLength = Integer.MAX_VALUE;
        for (int end = 0; end < text.length(); end++) {
            if (missing[text.charAt(end)] > 0) open--;
            missing[text.charAt(end)]--;
            while (open == 0) {
                if (end - start + 1 < bestLength) {
                    bestStart = start;
                    bestLength = end - start + 1;
                }
                missing[text.charAt(start)]++;
                if (missing[text.charAt(start)] > 0) open++;
                start++;
            }
        }
        return bestLength == Integer.MAX_VALUE ? "" : text.substring(bestStart, bestStart + bestLength);
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        String text = in.readLine().trim();
        String pattern = in.readLine().trim();
        String stretch = smallestCover(text, pattern);
        System.out.println(stretch.isEmpty() ? "-1" : stretch);
    }
}
