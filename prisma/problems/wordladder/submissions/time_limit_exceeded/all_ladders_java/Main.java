import java.io.*;
import java.util.*;

public class Main {
    // Too slow: tries all ladders that use no word twice.
    static int ladderLength(String begin, String end, String[] words) {
        Set<String> list = new HashSet<>(Arrays.asList(words));
        Set<String> isUsed = new HashSet<>();
        isUsed.add(begin);
        int best = Integer.MAX_VALUE;
        // Each word of the ladder with its neighbours that have not been tried.
        List<Deque<String>> ladder = new ArrayList<>();
        List<String> chain = new ArrayList<>();
        ladder.add(neighboursOf(begin, list));
        chain.add(begin);
        while (!chain.isEmpty()) {
            int last = chain.size() - 1;
            String next = ladder.get(last).poll();
            if (next == null) {
                ladder.remove(last);
                isUsed.remove(chain.remove(last));
            } else if (next.equals(end)) {
                best = Math.min(best, chain.size() + 1);
            } else if (isUsed.add(next)) {
                chain.add(next);
                ladder.add(neighboursOf(next, list));
            }
        }
        return best == Integer.MAX_VALUE ? 0 : best;
    }

    static Deque<String> neighboursOf(String word, Set<String> list) {
        Deque<String> found = new ArrayDeque<>();
        char[] letters = word.toCharArray();
        for (int place = 0; place < letters.length; place++) {
            char old = letters[place];
            for (char letter = 'a'; letter <= 'z'; letter++) {
                if (letter == old) continue;
                letters[place] = letter;
                String text = new String(letters);
                if (list.contains(text)) found.add(text);
            }
            letters[place] = old;
        }
        return found;
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        String[] head = in.readLine().trim().split(" ");
        String[] words = new String[Integer.parseInt(head[0])];
        for (int i = 0; i < words.length; i++) words[i] = in.readLine().trim();
        System.out.println(ladderLength(head[1], head[2], words));
    }
}
