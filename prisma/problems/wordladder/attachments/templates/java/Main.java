import java.io.*;
import java.util.*;

public class Main {
    static int ladderLength(String begin, String end, String[] words) {
        // Write your code here. Return the number of words, or 0 if there is no ladder.
        return 0;
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        String[] head = in.readLine().trim().split(" ");
        String[] words = new String[Integer.parseInt(head[0])];
        for (int i = 0; i < words.length; i++) words[i] = in.readLine().trim();
        System.out.println(ladderLength(head[1], head[2], words));
    }
}
