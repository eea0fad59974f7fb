import java.io.*;
import java.util.*;

public class Main {
    static long leastSlots(String tasks, int k) {
        // Write your code here. The tasks are a text of letters.
        return 0;
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        StringTokenizer head = new StringTokenizer(in.readLine());
        head.nextToken();
        int k = Integer.parseInt(head.nextToken());
        System.out.println(leastSlots(in.readLine().trim(), k));
    }
}
