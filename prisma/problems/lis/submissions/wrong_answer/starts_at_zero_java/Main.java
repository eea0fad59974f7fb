import java.io.*;
import java.util.*;

public class Main {
    // Wrong: lets the list of ends begin with 0, so negative values never count.
    static int longestRising(int[] values) {
        int[] ends = new int[values.length + 1];
        int longest = 0;
        for (int value : values) {
            int low = 0;
            int high = longest;
            while (low < high) {
                int middle = (low + high + 1) >>> 1;
                if (ends[middle] < value) low = middle;
                else high = middle - 1;
            }
            if (ends[low] >= value) continue;
            ends[low + 1] = value;
            longest = Math.max(longest, low + 1);
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
