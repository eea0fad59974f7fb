import java.io.*;
import java.util.*;

public class Main {
    static String reverseText(String line) {
        // Write your code here.
        return line;
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        System.out.println(reverseText(in.readLine()));
    }
}
