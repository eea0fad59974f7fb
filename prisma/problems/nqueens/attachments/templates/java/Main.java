import java.io.*;
import java.util.*;

public class Main {
    static List<int[]> placeQueens(int n) {
        // Write your code here. Return all ways, in dictionary order.
        return new ArrayList<>();
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        List<int[]> ways = placeQueens(Integer.parseInt(in.readLine().trim()));
        StringBuilder out = new StringBuilder().append(ways.size()).append('\n');
        if (!ways.isEmpty()) {
            for (int column : ways.get(0)) out.append(column).append(' ');
        }
        System.out.println(out.toString().trim());
    }
}
