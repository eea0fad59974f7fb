import java.io.*;
import java.util.*;

public class Main {
    // Too slow: for every pair of places, finds out how far the texts from there are equal.
    static String longestRepeat(String text) {
        int n = text.length();
        // equal[j] is how many letters before i and before j are the same.
        int[] equal = new int[n + 1];
        int longest = 0;
        int end = 0;
        for (int i = 1; i <= n; i++) {
            for (int j = n; j > i; j--) {
                equal[j] = text.charAt(i - 1) == text.charAt(j - 1) ? equal[j - 1] + 1 : 0;
                if (equal[j] > longest) {
                    longest = equal[j];
                    end = i;
                }
            }
            equal[i] = 0;
        }
        return text.substring(end - longest, end);
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        String found = longestRepeat(in.readLine());
        System.out.println(found.isEmpty() ? "NONE" : found);
    }
}
