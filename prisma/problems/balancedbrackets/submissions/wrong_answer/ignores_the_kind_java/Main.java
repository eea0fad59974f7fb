import java.io.*;
import java.util.*;

public class Main {
    // Wrong: any closing bracket closes any opening one.
    static boolean isBalanced(String line) {
        int open = 0;
        for (char bracket : line.toCharArray()) {
            if ("([{".indexOf(bracket) >= 0) open++;
            else open--;
            if (open < 0) return false;
        }
        return open == 0;
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        System.out.println(isBalanced(in.readLine()));
    }
}
