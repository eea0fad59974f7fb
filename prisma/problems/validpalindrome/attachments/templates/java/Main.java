import java.io.*;

public class Main {
    static boolean isPalindrome(String text) {
        // Write your code here.
        return false;
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        System.out.println(isPalindrome(in.readLine()));
    }
}
