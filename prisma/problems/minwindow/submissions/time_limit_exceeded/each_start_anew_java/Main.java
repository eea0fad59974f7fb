import java.io.*;
import java.util.*;

public class Main {
    // Too slow: walks to the right anew from each start.
    static String smallestCover(String text, String pattern) {
        int bestStart = 0;
        int bestLength = Integer.MAX_VALUE;
        for (int start = 0; start < text.length(); start++) {
            int[] missing = new int[128];
            for (char letter : pattern.toCharArray()) missing[letter]++;
            int open = pattern.length();
            for (int end = start; end < text.length(); end++) {
                if (missing[text.charAt(end)]-- > 0) open--;
                if (open > 0) continue;
                if (end - start + 1 < bestLength) {
                    bestStart = start;
                    bestLength = end - start + 1;
                }
                break;
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
