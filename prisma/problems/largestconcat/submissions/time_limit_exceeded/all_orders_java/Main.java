import java.io.*;
import java.util.*;

public class Main {
    // Too slow: tries all orders.
    static String largestNumber(int[] nums) {
        int[] order = new int[nums.length];
        for (int i = 0; i < nums.length; i++) order[i] = i;
        String best = "";
        do {
            StringBuilder text = new StringBuilder();
            for (int i : order) text.append(nums[i]);
            if (text.toString().compareTo(best) > 0) best = text.toString();
        } while (nextOrder(order));
        return best.charAt(0) == '0' ? "0" : best;
    }

    static boolean nextOrder(int[] order) {
        int i = order.length - 2;
        while (i >= 0 && order[i] > order[i + 1]) i--;
        if (i < 0) return false;
        int j = order.length - 1;
        while (order[j] < order[i]) j--;
        swap(order, i, j);
        for (int low = i + 1, high = order.length - 1; low < high; low++, high--) swap(order, low, high);
        return true;
    }

    static void swap(int[] order, int i, int j) {
        int old = order[i];
        order[i] = order[j];
        order[j] = old;
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        int n = Integer.parseInt(in.readLine().trim());
        System.out.println(largestNumber(readInts(in, n)));
    }

    static int[] readInts(BufferedReader in, int count) throws IOException {
        StringTokenizer tokens = new StringTokenizer(in.readLine());
        int[] values = new int[count];
        for (int i = 0; i < count; i++) values[i] = Integer.parseInt(tokens.nextToken());
        return values;
    }
}
