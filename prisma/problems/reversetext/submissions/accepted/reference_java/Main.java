import java.io.*;
import java.util.*;

public class Main {
    static String reverseText(String line) {
        char[] characters = line.toCharArray();
        int left = 0;
        int right = characters.length - 1;
        while (left < right) {
            char first = characters[left];
            characters[left++] = characters[right];
            characters[right--] = first;
        }
        return new String(characters);
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        System.out.println(reverseText(in.readLine()));
    }
}
