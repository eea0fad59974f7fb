import java.io.*;
import java.util.*;

public class Main {
    static String longestRepeat(String text) {
        // Write your code here. Return the stretch, or "" if nothing repeats.
        return "";
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        String found = longestRepeat(in.readLine());
        System.out.println(found.isEmpty() ? "NONE" : found);
    }
}
