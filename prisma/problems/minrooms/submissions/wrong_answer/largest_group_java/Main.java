import java.io.*;
import java.util.*;

public class Main {
    // Wrong: counts the meetings of a group that hangs together, though not all of them go on at once.
    static int roomsNeeded(int[][] meetings) {
        Arrays.sort(meetings, (a, b) -> Integer.compare(a[0], b[0]));
        int most = 0;
        int together = 0;
        int end = 0;
        for (int[] meeting : meetings) {
            together = meeting[0] < end ? together + 1 : 1;
            end = Math.max(end, meeting[1]);
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
