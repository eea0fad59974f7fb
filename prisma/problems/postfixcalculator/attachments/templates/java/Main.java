import java.io.*;
import java.util.*;

public class Main {
    static long evaluate(String[] tokens) {
        // Write your code here.
        return 0;
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        in.readLine();
        System.out.println(evaluate(in.readLine().split(" ")));
    }
}
