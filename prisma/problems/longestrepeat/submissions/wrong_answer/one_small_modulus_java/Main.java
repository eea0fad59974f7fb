import java.io.*;
import java.util.*;

public class Main {
    // Wrong: with a single modulus near 10^9, different stretches collide.
    static final long[] MODULI = {1000000007L};
    static final long BASE = 911382323L;

    static String longestRepeat(String text) {
        int possible = 0;
        int impossible = text.length();
        while (impossible - possible > 1) {
            int length = (possible + impossible) / 2;
            if (firstRepeated(hashesOf(text, length)) >= 0) possible = length;
            else impossible = length;
        }
        if (possible == 0) return "";
        int start = firstRepeated(hashesOf(text, possible));
        return text.substring(start, start + possible);
    }

    // The first place whose hash comes again later, or -1.
    static int firstRepeated(long[] hashes) {
        Set<Long> later = new HashSet<>();
        int first = -1;
        for (int place = hashes.length - 1; place >= 0; place--) {
            if (!later.add(hashes[place])) first = place;
        }
        return first;
    }

    // A hash of every stretch of this length, by its start.
    static long[] hashesOf(String text, int length) {
        long[] hashes = rollingHashes(text, length, MODULI[0]);
        return hashes;
    }

    static long[] rollingHashes(String text, int length, long modulus) {
        long power = 1;
        for (int i = 0; i < length; i++) power = power * BASE % modulus;
        long removal = modulus - power; // Times a letter, this takes it out of the window.
        long[] hashes = new long[text.length() - length + 1];
        long hash = 0;
        for (int i = 0; i < text.length(); i++) {
            long old = i >= length ? text.charAt(i - length) : 0;
            hash = (hash * BASE + text.charAt(i) + old * removal) % modulus;
            if (i >= length - 1) hashes[i - length + 1] = hash;
        }
        return hashes;
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        String found = longestRepeat(in.readLine());
        System.out.println(found.isEmpty() ? "NONE" : found);
    }
}
