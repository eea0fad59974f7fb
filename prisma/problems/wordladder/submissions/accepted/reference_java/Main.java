import java.io.*;
import java.util.*;

public class Main {
    static int ladderLength(String begin, String end, String[] words) {
        Set<String> unused = new HashSet<>(Arrays.asList(words));
        unused.remove(begin);
        Map<String, Integer> counts = new HashMap<>();
        counts.put(begin, 1);
        Deque<String> queue = new ArrayDeque<>();
        queue.add(begin);
        while (!queue.isEmpty()) {
            String word = queue.remove();
            int count = counts.get(word);
            if (word.equals(end)) return count;
            char[] letters = word.toCharArray();
            for (int place = 0; place < letters.length; place++) {
                char old = letters[place];
                for (char letter = 'a'; letter <= 'z'; letter++) {
                    letters[place] = letter;
                    String text = new String(letters);
                    if (!unused.remove(text)) continue;
                    counts.put(text, count + 1);
                    queue.add(text);
                }
                letters[place] = old;
            }
        }
        return 0;
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        String[] head = in.readLine().trim().split(" ");
        String[] words = new String[Integer.parseInt(head[0])];
        for (int i = 0; i < words.length; i++) words[i] = in.readLine().trim();
        System.out.println(ladderLength(head[1], head[2], words));
    }
}
