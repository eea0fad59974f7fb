import java.io.*;
import java.util.*;

public class Main {
    // Too slow: insertion sort passes each larger number one by one.
    static long countInversions(int[] nums) {
        long count = 0;
        List<Integer> sorted = new LinkedList<>();
        for (int num : nums) {
            ListIterator<Integer> from = sorted.listIterator(sorted.size());
            while (from.hasPrevious()) {
                if (from.previous() <= num) {
                    from.next();
                    break;
                }
                count++;
            }
            from.add(num);
        }
        return count;
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        int n = Integer.parseInt(in.readLine().trim());
        System.out.println(countInversions(readInts(in, n)));
    }

    static int[] readInts(BufferedReader in, int count) throws IOException {
        StringTokenizer tokens = new StringTokenizer(in.readLine());
        int[] values = new int[count];
        for (int i = 0; i < count; i++) values[i] = Integer.parseInt(tokens.nextToken());
        return values;
    }
}
