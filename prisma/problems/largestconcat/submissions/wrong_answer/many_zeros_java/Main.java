import java.io.*;
import java.util.*;

public class Main {
    // Wrong: prints as many zeros as there are.
    static String largestNumber(int[] nums) {
        String[] texts = new String[nums.length];
        for (int i = 0; i < nums.length; i++) texts[i] = String.valueOf(nums[i]);
        Arrays.sort(texts, (x, y) -> (y + x).compareTo(x + y));
        return String.join("", texts);
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        int n = Integer.parseInt(in.readLine().trim());
        System.out.println(largestNumber(readInts(in, n)));
    }

    static int[] readInts(BufferedReader in, int count) throws IOException {
        StringTokenizer tokens = new StringTokenizer(in.readLine());
        int[] values = new int[count];
        for (int i = 0; i < count; i++) values[i] = Integer.parseInt(tokens.nextToken());
        return values;
    }
}
