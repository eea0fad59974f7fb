import java.io.*;
import java.util.*;

public class Main {
    static String encode(String word) {
        // Write your code here.
        return word;
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        System.out.println(encode(in.readLine()));
    }
}
