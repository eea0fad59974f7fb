import java.io.*;
import java.util.*;

public class Main {
    // Too slow: compares each job with all that end before it.
    static long mostValuable(int[][] jobs) {
        Arrays.sort(jobs, (a, b) -> Integer.compare(a[1], b[1]));
        long[] endingWith = new long[jobs.length];
        long best = 0;
        for (int i = 0; i < jobs.length; i++) {
            for (int j = 0; j < i; j++) {
                if (jobs[j][1] <= jobs[i][0]) endingWith[i] = Math.max(endingWith[i], endingWith[j]);
            }
            endingWith[i] += jobs[i][2];
            best = Math.max(best, endingWith[i]);
        }
        return best;
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        int[][] jobs = new int[Integer.parseInt(in.readLine().trim())][];
        for (int i = 0; i < jobs.length; i++) jobs[i] = readInts(in, 3);
        System.out.println(mostValuable(jobs));
    }

    static int[] readInts(BufferedReader in, int count) throws IOException {
        StringTokenizer tokens = new StringTokenizer(in.readLine());
        int[] values = new int[count];
        for (int i = 0; i < count; i++) values[i] = Integer.parseInt(tokens.nextToken());
        return values;
    }
}
