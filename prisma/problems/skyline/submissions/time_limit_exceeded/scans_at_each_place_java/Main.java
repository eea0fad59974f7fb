import java.io.*;
import java.util.*;

public class Main {
    // Too slow: looks at all buildings for each place.
    static List<int[]> skyline(int[][] buildings) {
        int[] places = new int[2 * buildings.length];
        for (int i = 0; i < buildings.length; i++) {
            places[2 * i] = buildings[i][0];
            places[2 * i + 1] = buildings[i][1];
        }
        Arrays.sort(places);
        List<int[]> points = new ArrayList<>();
        int before = 0;
        for (int x : places) {
            int height = 0;
            for (int[] building : buildings) {
                if (building[0] <= x && x < building[1]) height = Math.max(height, building[2]);
            }
            if (height != before) points.add(new int[] {x, height});
            before = height;
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
