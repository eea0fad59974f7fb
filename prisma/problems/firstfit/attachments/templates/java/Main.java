import java.io.*;
import java.util.*;

public class Main {
    static class FirstFit {
        FirstFit(int[] rooms) {
            // Write your code here.
        }

        int place(int size) {
            // Return the house that the group gets, or -1. Its rooms are then no longer free.
            return -1;
        }
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        int[] head = readInts(in, 2);
        FirstFit street = new FirstFit(readInts(in, head[0]));
        StringBuilder out = new StringBuilder();
        for (int size : readInts(in, head[1])) out.append(street.place(size)).append('\n');
        System.out.print(out);
    }

    static int[] readInts(BufferedReader in, int count) throws IOException {
        StringTokenizer tokens = new StringTokenizer(in.readLine());
        int[] values = new int[count];
        for (int i = 0; i < count; i++) values[i] = Integer.parseInt(tokens.nextToken());
        return values;
    }
}
