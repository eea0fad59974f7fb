import java.io.*;
import java.util.*;

public class Main {
    static int countVowels(String line) {
        int count = 0;
        for (char character : line.toCharArray()) {
            if ("aeiouAEIOU".indexOf(character) >= 0) count++;
        }
        return count;
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        System.out.println(countVowels(in.readLine()));
    }
}
