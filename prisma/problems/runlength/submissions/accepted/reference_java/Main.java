import java.io.*;
import java.util.*;

public class Main {
    static String encode(String word) {
        StringBuilder code = new StringBuilder();
        int length = 0;
        for (int i = 0; i < word.length(); i++) {
            length++;
            if (i + 1 == word.length() || word.charAt(i + 1) != word.charAt(i)) {
                code.append(word.charAt(i)).append(length);
                length = 0;
            }
        }
        return code.toString();
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        System.out.println(encode(in.readLine()));
    }
}
