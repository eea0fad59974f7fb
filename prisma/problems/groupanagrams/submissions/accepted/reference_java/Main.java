import java.io.*;
import java.util.*;

public class Main {
    static List<List<String>> groupAnagrams(String[] words) {
        Arrays.sort(words);
        Map<String, List<String>> groups = new LinkedHashMap<>();
        for (String word : words) {
            char[] letters = word.toCharArray();
            Arrays.sort(letters);
            groups.computeIfAbsent(new String(letters), key -> new ArrayList<>()).add(word);
        }
        return new ArrayList<>(groups.values());
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
