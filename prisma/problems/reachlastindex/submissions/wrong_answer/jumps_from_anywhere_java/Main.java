import java.io.*;
import java.util.*;

public class Main {
    // Wrong: counts jumps from places that cannot be reached themselves.
    static boolean canReachEnd(int[] jumps) {
        int furthest = 0;
        for (int place = 0; place < jumps.length - 1; place++) {
            if (jumps[place] > 0) furthest = Math.max(furthest, place + jumps[place]);
        }
        return furthest >= jumps.length - 1;
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
