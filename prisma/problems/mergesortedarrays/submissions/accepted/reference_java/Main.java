import java.io.*;
import java.util.*;

public class Main {
    static int[] mergeSorted(int[] a, int[] b) {
        int[] merged = new int[a.length + b.length];
        int i = 0;
        int j = 0;
        int end = 0;
        while (i < a.length && j < b.length) {
            merged[end++] = a[i] <= b[j] ? a[i++] : b[j++];
        }
        while (i < a.length) merged[end++] = a[i++];
        while (j < b.length) merged[end++] = b[j++];
        return merged;
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        int[] head = readInts(in, 2);
        int[] a = readInts(in, head[0]);
        int[] b = readInts(in, head[1]);
        System.out.println(join(mergeSorted(a, b)));
    }

    static int[] readInts(BufferedReader in, int count) throws IOException {
        StringTokenizer tokens = new StringTokenizer(in.readLine());
        int[] values = new int[count];
        for (int i = 0; i < count; i++) values[i] = Integer.parseInt(tokens.nextToken());
        return values;
    }

    static String join(int[] values) {
        StringBuilder out = new StringBuilder();
        for (int value : values) out.append(out.length() == 0 ? "" : " ").append(value);
        return out.toString();
    }
}
