import java.io.*;
import java.util.*;

public class Main {
    static List<List<Integer>> zeroTriplets(int[] nums) {
        // Write your code here. Return a list of lists of three numbers.
        return new ArrayList<>();
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        int n = Integer.parseInt(in.readLine().trim());
        List<List<Integer>> triplets = zeroTriplets(readInts(in, n));
        StringBuilder out = new StringBuilder().append(triplets.size()).append('\n');
        for (List<Integer> triplet : triplets) {
            out.append(triplet.size());
            for (int num : triplet) out.append(' ').append(num);
            out.append('\n');
        }
        System.out.print(out);
    }

    static int[] readInts(BufferedReader in, int count) throws IOException {
        StringTokenizer tokens = new StringTokenizer(in.readLine());
        int[] values = new int[count];
        for (int i = 0; i < count; i++) values[i] = Integer.parseInt(tokens.nextToken());
        return values;
    }
}
