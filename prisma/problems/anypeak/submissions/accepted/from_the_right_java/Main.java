import java.io.*;
import java.util.*;

public class Main {
    // The rightmost peak: the checker must take it.
    static int anyPeak(int[] nums) {
        int place = nums.length - 1;
        while (place > 0 && nums[place] < nums[place - 1]) place--;
        return place;
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        int[] head = readInts(in, 1);
        System.out.println(anyPeak(readInts(in, head[0])));
    }

    static int[] readInts(BufferedReader in, int count) throws IOException {
        StringTokenizer tokens = new StringTokenizer(in.readLine());
        int[] values = new int[count];
        for (int i = 0; i < count; i++) values[i] = Integer.parseInt(tokens.nextToken());
        return values;
    }
}
