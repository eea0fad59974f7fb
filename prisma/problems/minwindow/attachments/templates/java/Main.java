import java.io.*;
import java.util.*;

public class Main {
    static String smallestCover(String text, String pattern) {
        // Write your code here. Return the stretch, or an empty text if there is none.
        return "";
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        String text = in.readLine().trim();
        String pattern = in.readLine().trim();
        String stretch = smallestCover(text, pattern);
        System.out.println(stretch.isEmpty() ? "-1" : stretch);
    }
}
