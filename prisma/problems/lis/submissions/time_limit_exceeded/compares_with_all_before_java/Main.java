import java.io.*;
import java.util.*;

public class Main {
    // Too slow: compares each value with all values before it.
    static int longestRising(int[] values) {
        int[] longestTo = new int[values.length];
        int longest = 0;
        for (int i = 0; i < values.length; i++) {
            longestTo[i] = 1;
            for (int j = 0; j < i; j++) {
                if (values[j] < values[i]) longestTo[i] = Math.max(longestTo[i], longestTo[j] + 1);
            }
            longest = Math.max(longest, longestTo[i]);
        }
        return longest;
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        int n = Integer.parseInt(in.readLine());
        System.out.println(longestRising(readInts(in, n)));
    }

    static int[] readInts(BufferedReader in, int count) throws IOException {
        StringTokenizer tokens = new StringTokenizer(in.readLine());
        int[] values = new int[count];
        for (int i = 0; i < count; i++) values[i] = Integer.parseInt(tokens.nextToken());
        return values;
    }
}
