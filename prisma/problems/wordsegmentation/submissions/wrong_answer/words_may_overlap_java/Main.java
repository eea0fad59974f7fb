import java.io.*;
import java.util.*;

public class Main {
    // Wrong: only looks whether each letter lies in some word.
    static boolean canSplit(String text, String[] words) {
        boolean[] covered = new boolean[text.length()];
        for (String word : words) {
            for (int start = text.indexOf(word); start >= 0; start = text.indexOf(word, start + 1)) {
                Arrays.fill(covered, start, start + word.length(), true);
            }
        }
        for (boolean isCovered : covered) {
            if (!isCovered) return false;
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
