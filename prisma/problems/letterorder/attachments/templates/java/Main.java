import java.io.*;
import java.util.*;

public class Main {
    static String letterOrder(String[] words) {
        // Write your code here. Return an empty text if there is no order.
        return "";
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        int n = Integer.parseInt(in.readLine().trim());
        String[] words = new String[n];
        for (int i = 0; i < n; i++) words[i] = in.readLine();
        String order = letterOrder(words);
        System.out.println(order.isEmpty() ? "IMPOSSIBLE" : order);
    }
}
