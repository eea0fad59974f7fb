import java.io.*;
import java.util.*;

public class Main {
    // Too slow: searches the list for the third number of each pair.
    static List<List<Integer>> zeroTriplets(int[] nums) {
        List<Integer> sorted = new ArrayList<>();
        for (int num : nums) sorted.add(num);
        Collections.sort(sorted);
        Set<List<Integer>> triplets = new LinkedHashSet<>();
        for (int i = 0; i < sorted.size(); i++) {
            for (int j = i + 1; j < sorted.size(); j++) {
                int third = -sorted.get(i) - sorted.get(j);
                if (sorted.lastIndexOf(third) > j) {
                    triplets.add(Arrays.asList(sorted.get(i), sorted.get(j), third));
                }
            }
        }
        return new ArrayList<>(triplets);
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
