import java.io.*;
import java.util.*;

public class Main {
    static List<int[]> skyline(int[][] buildings) {
        // Write your code here. Each building is {left, right, height}; return points {x, height}.
        return new ArrayList<>();
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
