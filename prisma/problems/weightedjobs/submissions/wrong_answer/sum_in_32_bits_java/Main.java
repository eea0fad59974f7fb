import java.io.*;
import java.util.*;

public class Main {
    // Wrong: the sum does not fit into an int.
    static long mostValuable(int[][] jobs) {
        Arrays.sort(jobs, (a, b) -> Integer.compare(a[1], b[1]));
        // For each i, the largest sum among the first i jobs.
        int[] best = new int[jobs.length + 1];
        for (int i = 0; i < jobs.length; i++) {
            best[i + 1] = Math.max(best[i], jobs[i][2] + best[countEndingBy(jobs, jobs[i][0])]);
        }
        return best[jobs.length];
    }

    // How many of the jobs, which are sorted by their ends, end by this time.
    static int countEndingBy(int[][] jobs, int time) {
        int low = 0;
        int high = jobs.length;
        while (low < high) {
            int middle = (low + high) / 2;
            if (jobs[middle][1] <= time) low = middle + 1;
            else high = middle;
        }
        return low;
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
