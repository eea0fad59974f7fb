import java.io.*;
import java.util.*;

public class Main {
    static boolean isBalanced(String line) {
        // Write your code here.
        return false;
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        System.out.println(isBalanced(in.readLine()));
    }
}
