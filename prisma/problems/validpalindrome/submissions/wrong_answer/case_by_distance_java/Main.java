import java.io.*;

public class Main {
    static boolean isPalindrome(String text) {
        int left = 0;
        int right = text.length() - 1;
        while (left < right) {
            char first = text.charAt(left);
            char last = text.charAt(right);
            if (!Character.isLetterOrDigit(first)) {
                left++;
            } else if (!Character.isLetterOrDigit(last)) {
                right--;
            } else if (!isSame(first, last)) {
                return false;
            } else {
                left++;
                right--;
            }
        }
        return true;
    }

    // Wrong: '0' and 'P' are 32 apart as well.
    static boolean isSame(char a, char b) {
        return a == b || Math.abs(a - b) == 32;
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        System.out.println(isPalindrome(in.readLine()));
    }
}
