import java.io.*;
import java.util.*;

public class Main {
    // Wrong: computes modulo 2^64, where texts like that of Thue and Morse collide for every base.
    static final long BASE = 911382323L;

    static String longestRepeat(String text) {
        int possible = 0;
        int impossible = text.length();
        while (impossible - possible > 1) {
            int length = (possible + impossible) / 2;
            if (firstRepeated(text, length) >= 0) possible = length;
            else impossible = length;
        }
        int start = possible > 0 ? firstRepeated(text, possible) : 0;
        return text.substring(start, start + possible);
    }

    static int firstRepeated(String text, int length) {
        long leaving = 1;
        for (int i = 0; i < length; i++) leaving *= BASE;
        long[] hashes = new long[text.length() - length + 1];
        long hash = 0;
        for (int i = 0; i < text.length(); i++) {
            hash = hash * BASE + text.charAt(i);
            if (i >= length) hash -= text.charAt(i - length) * leaving;
            if (i >= length - 1) hashes[i - length + 1] = hash;
        }
        Set<Long> later = new HashSet<>();
        int first = -1;
        for (int place = hashes.length - 1; place >= 0; place--) {
            if (!later.add(hashes[place])) first = place;
        }
        return first;
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        String found = longestRepeat(in.readLine());
        System.out.println(found.isEmpty() ? "NONE" : found);
    }
}
