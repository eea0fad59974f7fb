import java.io.*;
import java.util.*;

public class Main {
    // Too slow: counts for each start the meetings that go on.
    static int roomsNeeded(int[][] meetings) {
        int most = 0;
        for (int[] meeting : meetings) {
            int together = 0;
            for (int[] other : meetings) {
                if (other[0] <= meeting[0] && meeting[0] < other[1]) together++;
            }
            most = Math.max(most, together);
        }
        return most;
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        int[][] meetings = new int[Integer.parseInt(in.readLine().trim())][];
        for (int i = 0; i < meetings.length; i++) meetings[i] = readInts(in, 2);
        System.out.println(roomsNeeded(meetings));
    }

    static int[] readInts(BufferedReader in, int count) throws IOException {
        StringTokenizer tokens = new StringTokenizer(in.readLine());
        int[] values = new int[count];
        for (int i = 0; i < count; i++) values[i] = Integer.parseInt(tokens.nextToken());
        return values;
    }
}
