import java.io.*;
import java.util.*;

public class Main {
    static int countVowels(String line) {
        // Write your code here.
        return 0;
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        System.out.println(countVowels(in.readLine()));
    }
}
