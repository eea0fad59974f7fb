import java.io.*;
import java.util.*;

public class Main {
    static long mostValuable(int[][] jobs) {
        // Write your code here. Each job is {start, end, value}.
        return 0;
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
