import java.io.*;
import java.util.*;

public class Main {
    // Wrong: makes rules of all places at which two words differ.
    static String letterOrder(String[] words) {
        boolean[][] isBefore = new boolean[26][26];
        boolean[] isThere = new boolean[26];
        for (String word : words) {
            for (char letter : word.toCharArray()) isThere[letter - 'a'] = true;
        }
        for (int i = 0; i + 1 < words.length; i++) {
            String first = words[i];
            String second = words[i + 1];
            int shorter = Math.min(first.length(), second.length());
            int place = 0;
            while (place < shorter && first.charAt(place) == second.charAt(place)) place++;
            for (int later = place + 1; later < shorter; later++) {
                if (first.charAt(later) != second.charAt(later)) isBefore[first.charAt(later) - 'a'][second.charAt(later) - 'a'] = true;
            }
            if (place < shorter) isBefore[first.charAt(place) - 'a'][second.charAt(place) - 'a'] = true;
            else if (first.length() > shorter) return "";
        }
        int[] missing = new int[26];
        for (boolean[] rules : isBefore) {
            for (int letter = 0; letter < 26; letter++) {
                if (rules[letter]) missing[letter]++;
            }
        }
        PriorityQueue<Integer> free = new PriorityQueue<>();
        int left = 0;
        for (int letter = 0; letter < 26; letter++) {
            if (isThere[letter]) left++;
            if (isThere[letter] && missing[letter] == 0) free.add(letter);
        }
        StringBuilder order = new StringBuilder();
        while (!free.isEmpty()) {
            int letter = free.remove();
            order.append((char) ('a' + letter));
            left--;
            for (int follower = 0; follower < 26; follower++) {
                if (isBefore[letter][follower] && --missing[follower] == 0) free.add(follower);
            }
        }
        return left == 0 ? order.toString() : "";
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        int n = Integer.parseInt(in.readLine().trim());
        String[] words = new String[n];
        for (int i = 0; i < n; i++) words[i] = in.readLine();
        String order = letterOrder(words);
        System.out.println(order.isEmpty() ? "IMPOSSIBLE" : order);
    }
}
