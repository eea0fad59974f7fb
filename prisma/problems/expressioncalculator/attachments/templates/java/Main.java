import java.io.*;
import java.util.*;

public class Main {
    static long evaluate(String text) {
        // Write your code here.
        return 0;
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        System.out.println(evaluate(in.readLine()));
    }
}
