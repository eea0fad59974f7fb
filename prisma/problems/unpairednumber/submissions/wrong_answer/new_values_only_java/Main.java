import java.io.*;
import java.util.*;

public class Main {
    // Wrong: a number that was not there before may still get a partner.
    static int unpaired(int[] nums) {
        Set<Integer> seen = new HashSet<>();
        int latest = 0;
        for (int num : nums) {
            if (seen.add(num)) latest = num;
        }
        return latest;
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        int n = Integer.parseInt(in.readLine().trim());
        System.out.println(unpaired(readInts(in, n)));
    }

    static int[] readInts(BufferedReader in, int count) throws IOException {
        StringTokenizer tokens = new StringTokenizer(in.readLine());
        int[] values = new int[count];
        for (int i = 0; i < count; i++) values[i] = Integer.parseInt(tokens.nextToken());
        return values;
    }
}
