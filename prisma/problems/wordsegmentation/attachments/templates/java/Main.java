import java.io.*;
import java.util.*;

public class Main {
    static boolean canSplit(String text, String[] words) {
        // Write your code here. Return true or false.
        return false;
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        String text = in.readLine().trim();
        String[] words = new String[Integer.parseInt(in.readLine().trim())];
        for (int i = 0; i < words.length; i++) words[i] = in.readLine().trim();
        System.out.println(canSplit(text, words));
    }
}
