import java.io.*;
import java.util.*;

public class Main {
    static int roomsNeeded(int[][] meetings) {
        // Write your code here. Each meeting is {start, end}.
        return 0;
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
