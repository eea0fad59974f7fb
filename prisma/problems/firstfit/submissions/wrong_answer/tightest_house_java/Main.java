import java.io.*;
import java.util.*;

public class Main {
    // Wrong: takes the house that fits most tightly.
    static class FirstFit {
        // Pairs of free rooms and house, the fewest rooms first.
        private final TreeSet<int[]> houses =
            new TreeSet<>((a, b) -> a[0] != b[0] ? Integer.compare(a[0], b[0]) : Integer.compare(a[1], b[1]));

        FirstFit(int[] rooms) {
            for (int house = 0; house < rooms.length; house++) houses.add(new int[] {rooms[house], house});
        }

        int place(int size) {
            int[] found = houses.ceiling(new int[] {size, -1});
            if (found == null) return -1;
            houses.remove(found);
            houses.add(new int[] {found[0] - size, found[1]});
            return found[1];
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
