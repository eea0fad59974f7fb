import java.io.*;
import java.util.*;

public class Main {
    // Wrong: greedy, takes every value that is larger than the last one taken.
    static int longestRising(int[] values) {
        int count = 1;
        int last = values[0];
        for (int value : values) {
            if (value > last) {
                last = value;
                count++;
            }
        }
        return count;
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
