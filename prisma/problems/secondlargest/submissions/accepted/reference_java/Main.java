import java.io.*;
import java.util.*;

public class Main {
    static Integer secondLargest(int[] nums) {
        Integer largest = null;
        Integer second = null;
        for (int num : nums) {
            if (largest == null || num > largest) {
                second = largest;
                largest = num;
            } else if (num < largest && (second == null || num > second)) {
                second = num;
            }
        }
        return second;
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        int n = Integer.parseInt(in.readLine().trim());
        Integer found = secondLargest(readInts(in, n));
        System.out.println(found == null ? "NONE" : found.toString());
    }

    static int[] readInts(BufferedReader in, int count) throws IOException {
        StringTokenizer tokens = new StringTokenizer(in.readLine());
        int[] values = new int[count];
        for (int i = 0; i < count; i++) values[i] = Integer.parseInt(tokens.nextToken());
        return values;
    }
}
