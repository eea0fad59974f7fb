import java.io.*;
import java.util.*;

public class Main {
    // Wrong: notes a point at each place, even where the height stays the same.
    static List<int[]> skyline(int[][] buildings) {
        int n = buildings.length;
        Arrays.sort(buildings, (a, b) -> Integer.compare(a[0], b[0]));
        int[] places = new int[2 * n];
        for (int i = 0; i < n; i++) {
            places[2 * i] = buildings[i][0];
            places[2 * i + 1] = buildings[i][1];
        }
        Arrays.sort(places);
        // The buildings that have begun, the highest on top.
        PriorityQueue<int[]> standing = new PriorityQueue<>((a, b) -> Integer.compare(b[2], a[2]));
        List<int[]> points = new ArrayList<>();
        int begun = 0;
        int before = -1;
        for (int x : places) {
            while (begun < n && buildings[begun][0] <= x) standing.add(buildings[begun++]);
            while (!standing.isEmpty() && standing.peek()[1] <= x) standing.remove();
            int height = standing.isEmpty() ? 0 : standing.peek()[2];
            if (x != before) points.add(new int[] {x, height});
            before = x;
        }
        return points;
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        int[][] buildings = new int[Integer.parseInt(in.readLine().trim())][];
        for (int i = 0; i < buildings.length; i++) buildings[i] = readInts(in, 3);
        List<int[]> points = skyline(buildings);
        StringBuilder out = new StringBuilder();
        out.append(points.size()).append('\n');
        for (int[] point : points) out.append(point[0]).append(' ').append(point[1]).append('\n');
        System.out.print(out);
    }

    static int[] readInts(BufferedReader in, int count) throws IOException {
        StringTokenizer tokens = new StringTokenizer(in.readLine());
        int[] values = new int[count];
        for (int i = 0; i < count; i++) values[i] = Integer.parseInt(tokens.nextToken());
        return values;
    }
}
