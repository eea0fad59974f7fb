import java.io.*;
import java.util.*;

public class Main {
    static boolean canSplit(String text, String[] words) {
        Set<String> known = new HashSet<>(Arrays.asList(words));
        int longest = 0;
        for (String word : words) longest = Math.max(longest, word.length());
        boolean[] reached = new boolean[text.length() + 1];
        reached[0] = true;
        for (int end = 1; end <= text.length(); end++) {
            for (int start = Math.max(0, end - longest); start < end && !reached[end]; start++) {
                reached[end] = reached[start] && known.contains(text.substring(start, end));
            }
        }
        return reached[text.length()];
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        String text = in.readLine().trim();
        String[] words = new String[Integer.parseInt(in.readLine().trim())];
        for (int i = 0; i < words.length; i++) words[i] = in.readLine().trim();
        System.out.println(canSplit(text, words));
    }
}
