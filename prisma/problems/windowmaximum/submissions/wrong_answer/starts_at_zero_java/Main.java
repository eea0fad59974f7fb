import java.io.*;
import java.util.*;

public class Main {
    // Wrong: no maximum can be below 0.
    static int[] windowMaxima(int[] nums, int k) {
        // The maximum of each block of k from its left end to here, and from here to its right end.
        int n = nums.length;
        int[] toHere = new int[n];
        int[] fromHere = new int[n + 1];
        for (int i = 0; i < n; i++) toHere[i] = Math.max(i % k == 0 ? 0 : toHere[i - 1], nums[i]);
        for (int i = n - 1; i >= 0; i--) fromHere[i] = Math.max(i % k == k - 1 ? 0 : fromHere[i + 1], nums[i]);
        int[] maxima = new int[n - k + 1];
        for (int i = 0; i < maxima.length; i++) maxima[i] = Math.max(fromHere[i], toHere[i + k - 1]);
        return maxima;
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        int[] sizes = readInts(in, 2);
        StringBuilder out = new StringBuilder();
        for (int value : windowMaxima(readInts(in, sizes[0]), sizes[1])) out.append(value).append(' ');
        System.out.println(out.toString().trim());
    }

    static int[] readInts(BufferedReader in, int count) throws IOException {
        StringTokenizer tokens = new StringTokenizer(in.readLine());
        int[] values = new int[count];
        for (int i = 0; i < count; i++) values[i] = Integer.parseInt(tokens.nextToken());
        return values;
    }
}
