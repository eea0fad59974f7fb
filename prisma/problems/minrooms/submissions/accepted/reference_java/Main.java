import java.io.*;
import java.util.*;

public class Main {
    static int roomsNeeded(int[][] meetings) {
        int n = meetings.length;
        int[] starts = new int[n];
        int[] ends = new int[n];
        for (int i = 0; i < n; i++) {
            starts[i] = meetings[i][0];
            ends[i] = meetings[i][1];
        }
        Arrays.sort(starts);
        Arrays.sort(ends);
        int rooms = 0;
        int freed = 0;
        for (int start : starts) {
            if (ends[freed] <= start) freed++;
            else rooms++;
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
