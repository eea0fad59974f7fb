import java.io.*;
import java.util.*;

public class Main {
    // Wrong: different letters may have the same sum.
    static boolean areAnagrams(String s, String t) {
        int difference = 0;
        for (char letter : s.toCharArray()) difference += letter;
        for (char letter : t.toCharArray()) difference -= letter;
        return difference == 0 && s.length() == t.length();
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        String s = in.readLine().trim();
        String t = in.readLine().trim();
        System.out.println(areAnagrams(s, t));
    }
}
