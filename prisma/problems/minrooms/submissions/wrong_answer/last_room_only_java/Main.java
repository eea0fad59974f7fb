import java.io.*;
import java.util.*;

public class Main {
    // Wrong: asks only whether the room that was taken last is free.
    static int roomsNeeded(int[][] meetings) {
        Arrays.sort(meetings, (a, b) -> Integer.compare(a[0], b[0]));
        int rooms = 0;
        int end = Integer.MAX_VALUE;
        for (int[] meeting : meetings) {
            if (meeting[0] < end) rooms++;
            end = meeting[1];
        }
        return rooms;
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
