import java.io.*;
import java.util.*;

public class Main {
    // Wrong: takes the first word of the list that fits, and never goes back.
    static boolean canSplit(String text, String[] words) {
        int start = 0;
        while (start < text.length()) {
            int before = start;
            for (String word : words) {
                if (!text.startsWith(word, start)) continue;
                start += word.length();
                break;
            }
            if (start == before) return false;
        }
        return true;
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        String text = in.readLine().trim();
        String[] words = new String[Integer.parseInt(in.readLine().trim())];
        for (int i = 0; i < words.length; i++) words[i] = in.readLine().trim();
        System.out.println(canSplit(text, words));
    }
}
