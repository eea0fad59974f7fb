import java.io.*;
import java.util.*;

public class Main {
    static List<String> divisibleWords(int n, int a, int b) {
        // Write your code here. Return a list of n words.
        return new ArrayList<>();
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
