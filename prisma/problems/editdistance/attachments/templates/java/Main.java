import java.io.*;
import java.util.*;

public class Main {
    static int editDistance(String a, String b) {
        // Write your code here. Return the smallest number of steps from a to b.
        return -1;
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        String a = in.readLine().trim();
        String b = in.readLine().trim();
        System.out.println(editDistance(a, b));
    }
}
