import java.io.*;
import java.util.*;

public class Main {
    // Wrong: searches only from place 0.
    static List<int[]> criticalLinks(int n, int[][] links) {
        // The links of each place, by their number in the list.
        List<List<Integer>> linksOf = new ArrayList<>();
        for (int place = 0; place < n; place++) linksOf.add(new ArrayList<>());
        for (int link = 0; link < links.length; link++) {
            linksOf.get(links[link][0]).add(link);
            linksOf.get(links[link][1]).add(link);
        }
        int[] number = new int[n];
        int[] low = new int[n];
        int[] cameBy = new int[n];
        int[] looked = new int[n];
        Arrays.fill(number, -1);
        Arrays.fill(cameBy, -1);
        List<int[]> critical = new ArrayList<>();
        int[] stack = new int[n];
        int count = 0;
        for (int start = 0; start < 1; start++) {
            int size = 0;
            stack[size++] = start;
            number[start] = low[start] = count++;
            while (size > 0) {
                int place = stack[size - 1];
                if (looked[place] < linksOf.get(place).size()) {
                    int link = linksOf.get(place).get(looked[place]++);
                    if (link == cameBy[place]) continue;
                    int other = links[link][0] + links[link][1] - place;
                    if (number[other] != -1) {
                        low[place] = Math.min(low[place], number[other]);
                        continue;
                    }
                    cameBy[other] = link;
                    number[other] = low[other] = count++;
                    stack[size++] = other;
                    continue;
                }
                size--;
                if (size == 0) continue;
                int before = stack[size - 1];
                low[before] = Math.min(low[before], low[place]);
                if (low[place] > number[before]) {
                    critical.add(new int[] {Math.min(before, place), Math.max(before, place)});
                }
            }
        }
        critical.sort((a, b) -> a[0] != b[0] ? Integer.compare(a[0], b[0]) : Integer.compare(a[1], b[1]));
        return critical;
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        int[] head = readInts(in, 2);
        int[][] links = new int[head[1]][];
        for (int i = 0; i < links.length; i++) links[i] = readInts(in, 2);
        List<int[]> critical = criticalLinks(head[0], links);
        StringBuilder out = new StringBuilder();
        out.append(critical.size()).append('\n');
        for (int[] link : critical) out.append(link[0]).append(' ').append(link[1]).append('\n');
        System.out.print(out);
    }

    static int[] readInts(BufferedReader in, int count) throws IOException {
        StringTokenizer tokens = new StringTokenizer(in.readLine());
        int[] values = new int[count];
        for (int i = 0; i < count; i++) values[i] = Integer.parseInt(tokens.nextToken());
        return values;
    }
}
