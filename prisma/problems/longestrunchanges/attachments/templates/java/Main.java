import java.io.*;
import java.util.*;

public class Main {
    static int longestRun(String text, int k) {
        // Write your code here.
        return 0;
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        int k = Integer.parseInt(in.readLine().trim());
        System.out.println(longestRun(in.readLine().trim(), k));
    }
}
