import java.io.*;
import java.util.*;

public class Main {
    static long leastSlots(String tasks, int k) {
        int[] counts = new int[26];
        for (char task : tasks.toCharArray()) counts[task - 'A']++;
        int most = 0;
        for (int count : counts) most = Math.max(most, count);
        int ties = 0;
        for (int count : counts) if (count == most) ties++;
        return Math.max(tasks.length(), (most - 1) * (k + 1L) + ties);
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        StringTokenizer head = new StringTokenizer(in.readLine());
        head.nextToken();
        int k = Integer.parseInt(head.nextToken());
        System.out.println(leastSlots(in.readLine().trim(), k));
    }
}
