import java.io.*;
import java.util.*;

public class Main {
    // Wrong: compares Integer objects with ==, which is true only for small numbers.
    static boolean anyDuplicate(int[] nums) {
        List<Integer> sorted = new ArrayList<>();
        for (int num : nums) sorted.add(num);
        Collections.sort(sorted);
        for (int i = 1; i < sorted.size(); i++) {
            if (sorted.get(i - 1) == sorted.get(i)) return true;
        }
        return false;
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        int n = Integer.parseInt(in.readLine().trim());
        System.out.println(anyDuplicate(readInts(in, n)));
    }

    static int[] readInts(BufferedReader in, int count) throws IOException {
        StringTokenizer tokens = new StringTokenizer(in.readLine());
        int[] values = new int[count];
        for (int i = 0; i < count; i++) values[i] = Integer.parseInt(tokens.nextToken());
        return values;
    }
}
