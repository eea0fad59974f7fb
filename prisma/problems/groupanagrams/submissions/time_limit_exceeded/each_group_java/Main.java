import java.io.*;
import java.util.*;

public class Main {
    // Too slow: compares each word with the first word of every group.
    static List<List<String>> groupAnagrams(String[] words) {
        Arrays.sort(words);
        List<List<String>> groups = new ArrayList<>();
        for (String word : words) {
            int at = 0;
            while (at < groups.size() && !areAnagrams(groups.get(at).get(0), word)) at++;
            if (at == groups.size()) groups.add(new ArrayList<>());
            groups.get(at).add(word);
        }
        return groups;
    }

    static boolean areAnagrams(String s, String t) {
        int[] counts = new int[26];
        for (char letter : s.toCharArray()) counts[letter - 'a']++;
        for (char letter : t.toCharArray()) counts[letter - 'a']--;
        for (int count : counts) {
            if (count != 0) return false;
        }
        return true;
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        String[] words = new String[Integer.parseInt(in.readLine().trim())];
        for (int i = 0; i < words.length; i++) words[i] = in.readLine().trim();
        List<List<String>> groups = groupAnagrams(words);
        StringBuilder out = new StringBuilder().append(groups.size()).append('\n');
        for (List<String> group : groups) {
            out.append(group.size()).append(' ').append(String.join(" ", group)).append('\n');
        }
        System.out.print(out);
    }
}
