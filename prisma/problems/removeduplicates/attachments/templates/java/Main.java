import java.io.*;
import java.util.*;

public class Main {
    static int[] removeRepeats(int[] nums) {
        // Write your code here. Return the list with one copy of each value.
        return new int[0];
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        int n = Integer.parseInt(in.readLine().trim());
        int[] kept = removeRepeats(readInts(in, n));
        System.out.println(kept.length);
        System.out.println(join(kept));
    }

    static int[] readInts(BufferedReader in, int count) throws IOException {
        StringTokenizer tokens = new StringTokenizer(in.readLine());
        int[] values = new int[count];
        for (int i = 0; i < count; i++) values[i] = Integer.parseInt(tokens.nextToken());
        return values;
    }

    static String join(int[] values) {
        StringBuilder out = new StringBuilder();
        for (int value : values) out.append(out.length() == 0 ? "" : " ").append(value);
        return out.toString();
    }
}
