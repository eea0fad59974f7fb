import java.io.*;
import java.util.*;

public class Main {
    // Too slow: tries the same rest of the text again and again.
    static boolean splitFrom(String text, String[] words, int start) {
        if (start == text.length()) return true;
        for (String word : words) {
            if (text.startsWith(word, start) && splitFrom(text, words, start + word.length())) return true;
        }
        return false;
    }

    static boolean canSplit(String text, String[] words) {
        return splitFrom(text, words, 0);
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        String text = in.readLine().trim();
        String[] words = new String[Integer.parseInt(in.readLine().trim())];
        for (int i = 0; i < words.length; i++) words[i] = in.readLine().trim();
        System.out.println(canSplit(text, words));
    }
}
