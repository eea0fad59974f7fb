import java.io.*;
import java.util.*;

public class Main {
    // Too slow: takes out one link after the other and searches for another way.
    static List<int[]> criticalLinks(int n, int[][] links) {
        List<List<Integer>> linksOf = new ArrayList<>();
        for (int place = 0; place < n; place++) linksOf.add(new ArrayList<>());
        for (int link = 0; link < links.length; link++) {
            linksOf.get(links[link][0]).add(link);
            linksOf.get(links[link][1]).add(link);
        }
        int[] seenWithout = new int[n];
        Arrays.fill(seenWithout, -1);
        int[] stack = new int[n];
        List<int[]> critical = new ArrayList<>();
        for (int out = 0; out < links.length; out++) {
            int begin = links[out][0];
            int end = links[out][1];
            int size = 0;
            stack[size++] = begin;
            seenWithout[begin] = out;
            while (size > 0 && seenWithout[end] != out) {
                int place = stack[--size];
                for (int link : linksOf.get(place)) {
                    int other = links[link][0] + links[link][1] - place;
                    if (link == out || seenWithout[other] == out) continue;
                    seenWithout[other] = out;
                    stack[size++] = other;
                }
            }
            if (seenWithout[end] != out) critical.add(new int[] {Math.min(begin, end), Math.max(begin, end)});
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
