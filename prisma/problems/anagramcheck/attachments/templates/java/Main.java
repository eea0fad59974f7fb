import java.io.*;
import java.util.*;

public class Main {
    static boolean areAnagrams(String s, String t) {
        // Write your code here.
        return false;
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        String s = in.readLine().trim();
        String t = in.readLine().trim();
        System.out.println(areAnagrams(s, t));
    }
}
