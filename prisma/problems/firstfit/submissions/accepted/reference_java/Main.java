import java.io.*;
import java.util.*;

public class Main {
    static class FirstFit {
        private int leaves = 1;
        // A segment tree: node i has the children 2i and 2i + 1 and holds the larger of them.
        private final int[] most;

        FirstFit(int[] rooms) {
            while (leaves < rooms.length) leaves *= 2;
            most = new int[2 * leaves];
            System.arraycopy(rooms, 0, most, leaves, rooms.length);
            for (int node = leaves - 1; node > 0; node--) update(node);
        }

        private void update(int node) {
            most[node] = Math.max(most[2 * node], most[2 * node + 1]);
        }

        int place(int size) {
            if (most[1] < size) return -1;
            int node = 1;
            while (node < leaves) {
                node *= 2;
                if (most[node] < size) node++;
            }
            int house = node - leaves;
            most[node] -= size;
            while (node > 1) {
                node /= 2;
                update(node);
            }
            return house;
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
