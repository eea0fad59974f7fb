import java.io.*;
import java.util.*;

public class Main {
    static int largestXor(int[] nums) {
        // A prefix tree of bits: the children of node i stand at places 2 * i and 2 * i + 1. Node 0 is the root.
        int[] children = new int[2 * (31 * nums.length + 1)];
        int nodes = 1;
        int best = 0;
        for (int num : nums) {
            int node = 0;
            for (int bit = 30; bit >= 0; bit--) {
                int place = 2 * node + (num >> bit & 1);
                if (children[place] == 0) children[place] = nodes++;
                node = children[place];
            }
            int partner = 0;
            int xor = 0;
            for (int bit = 30; bit >= 0; bit--) {
                int own = 2 * partner + (num >> bit & 1);
                int other = children[own ^ 1];
                if (other != 0) xor |= 1 << bit;
                partner = other != 0 ? other : children[own];
            }
            best = Math.max(best, xor);
        }
        return best;
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        int[] nums = new int[Integer.parseInt(in.readLine().trim())];
        StringTokenizer tokens = new StringTokenizer(in.readLine());
        for (int i = 0; i < nums.length; i++) nums[i] = Integer.parseInt(tokens.nextToken());
        System.out.println(largestXor(nums));
    }
}
