import java.io.*;
import java.util.*;

public class Main {
    // Too slow: searches a list of pairs for each number.
    static List<Integer> mostFrequent(int[] nums, int k) {
        List<int[]> pairs = new ArrayList<>();
        for (int num : nums) {
            int at = 0;
            while (at < pairs.size() && pairs.get(at)[0] != num) at++;
            if (at == pairs.size()) pairs.add(new int[] {num, 0});
            pairs.get(at)[1]++;
        }
        pairs.sort((a, b) -> a[1] != b[1] ? Integer.compare(b[1], a[1]) : Integer.compare(a[0], b[0]));
        List<Integer> values = new ArrayList<>();
        for (int[] pair : pairs.subList(0, k)) values.add(pair[0]);
        return values;
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        int[] sizes = readInts(in, 2);
        StringBuilder out = new StringBuilder();
        for (int value : mostFrequent(readInts(in, sizes[0]), sizes[1])) out.append(value).append(' ');
        System.out.println(out.toString().trim());
    }

    static int[] readInts(BufferedReader in, int count) throws IOException {
        StringTokenizer tokens = new StringTokenizer(in.readLine());
        int[] values = new int[count];
        for (int i = 0; i < count; i++) values[i] = Integer.parseInt(tokens.nextToken());
        return values;
    }
}
