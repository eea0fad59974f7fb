import java.io.*;
import java.util.*;

public class Main {
    // Too slow: tries every jump of every place.
    static boolean canReachEnd(int[] jumps) {
        int last = jumps.length - 1;
        Set<Integer> good = new HashSet<>();
        good.add(last);
        for (int place = last - 1; place >= 0; place--) {
            int end = Math.min(last, place + jumps[place]);
            for (int to = place + 1; to <= end; to++) {
                if (good.contains(to)) {
                    good.add(place);
                    break;
                }
            }
        }
        return good.contains(0);
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        int n = Integer.parseInt(in.readLine().trim());
        System.out.println(canReachEnd(readInts(in, n)));
    }

    static int[] readInts(BufferedReader in, int count) throws IOException {
        StringTokenizer tokens = new StringTokenizer(in.readLine());
        int[] values = new int[count];
        for (int i = 0; i < count; i++) values[i] = Integer.parseInt(tokens.nextToken());
        return values;
    }
}
