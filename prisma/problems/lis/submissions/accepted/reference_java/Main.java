import java.io.*;
import java.util.*;

public class Main {
    static int longestRising(int[] values) {
        // ends[k] is the smallest value with which k + 1 rising values can end.
        int[] ends = new int[values.length];
        int longest = 0;
        for (int value : values) {
            int place = firstNotBelow(ends, longest, value);
            ends[place] = value;
            if (place == longest) longest++;
        }
        return longest;
    }

    // The first place before `end` whose value is not smaller than this one, or `end`.
    static int firstNotBelow(int[] ends, int end, int value) {
        int low = 0;
        int high = end;
        while (low < high) {
            int middle = (low + high) >>> 1;
            if (ends[middle] < value) low = middle + 1;
            else high = middle;
        }
        return low;
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
