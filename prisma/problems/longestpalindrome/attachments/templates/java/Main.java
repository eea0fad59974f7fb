import java.io.*;
import java.util.*;

public class Main {
    static String longestPalindrome(String word) {
        // Write your code here.
        return "";
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        System.out.println(longestPalindrome(in.readLine().trim()));
    }
}
