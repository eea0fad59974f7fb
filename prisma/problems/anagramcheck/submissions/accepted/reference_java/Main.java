import java.io.*;
import java.util.*;

public class Main {
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
        String s = in.readLine().trim();
        String t = in.readLine().trim();
        System.out.println(areAnagrams(s, t));
    }
}
