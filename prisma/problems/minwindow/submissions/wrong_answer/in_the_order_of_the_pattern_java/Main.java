import java.io.*;
import java.util.*;

public class Main {
    // Wrong: looks for the letters in the order of the pattern.
    static String smallestCover(String text, String pattern) {
        String best = "";
        for (int start = 0; start < text.length(); start++) {
            int found = 0;
            for (int end = start; end < Math.min(text.length(), start + 1000); end++) {
                if (text.charAt(end) == pattern.charAt(found)) found++;
                if (found < pattern.length()) continue;
                if (best.isEmpty() || end - start + 1 < best.length()) best = text.substring(start, end + 1);
                break;
            }
        }
        return best;
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        String text = in.readLine().trim();
        String pattern = in.readLine().trim();
        String stretch = smallestCover(text, pattern);
        System.out.println(stretch.isEmpty() ? "-1" : stretch);
    }
}
