import java.io.*;
import java.util.*;

public class Main {
    // Wrong: prints the right values, but in the order of the values.
    static List<Integer> mostFrequent(int[] nums, int k) {
        Map<Integer, Integer> counts = new HashMap<>();
        for (int num : nums) counts.merge(num, 1, Integer::sum);
        List<Integer> values = new ArrayList<>(counts.keySet());
        values.sort((a, b) -> {
            int byCount = Integer.compare(counts.get(b), counts.get(a));
            return byCount != 0 ? byCount : Integer.compare(a, b);
        });
        List<Integer> chosen = new ArrayList<>(values.subList(0, k));
        Collections.sort(chosen);
        return chosen;
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
