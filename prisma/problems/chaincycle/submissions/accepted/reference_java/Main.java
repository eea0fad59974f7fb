import java.io.*;
import java.util.*;

public class Main {
    static int loopStart(int[] next) {
        int slow = 0;
        int fast = 0;
        do {
            if (next[fast] == -1 || next[next[fast]] == -1) return -1;
            slow = next[slow];
            fast = next[next[fast]];
        } while (slow != fast);
        slow = 0;
        while (slow != fast) {
            slow = next[slow];
            fast = next[fast];
        }
        return slow;
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        int n = Integer.parseInt(in.readLine().trim());
        System.out.println(loopStart(readInts(in, n)));
    }

    static int[] readInts(BufferedReader in, int count) throws IOException {
        StringTokenizer tokens = new StringTokenizer(in.readLine());
        int[] values = new int[count];
        for (int i = 0; i < count; i++) values[i] = Integer.parseInt(tokens.nextToken());
        return values;
    }
}
