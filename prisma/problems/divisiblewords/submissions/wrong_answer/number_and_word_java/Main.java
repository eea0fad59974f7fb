import java.io.*;
import java.util.*;

public class Main {
    // Wrong: prints the number as well as the word.
    static List<String> divisibleWords(int n, int a, int b) {
        List<String> words = new ArrayList<>();
        for (int i = 1; i <= n; i++) {
            String word = "";
            if (i % a == 0) word += "A";
            if (i % b == 0) word += "B";
            words.add(word.isEmpty() ? String.valueOf(i) : i + word);
        }
        return words;
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        StringTokenizer line = new StringTokenizer(in.readLine());
        int n = Integer.parseInt(line.nextToken());
        int a = Integer.parseInt(line.nextToken());
        int b = Integer.parseInt(line.nextToken());
        System.out.println(String.join("\n", divisibleWords(n, a, b)));
    }
}
