import java.io.*;
import java.util.*;

public class Main {
    static List<int[]> hanoiMoves(int n) {
        List<int[]> moves = new ArrayList<>();
        bring(n, 1, 3, 2, moves);
        return moves;
    }

    static void bring(int disks, int source, int target, int spare, List<int[]> moves) {
        if (disks == 0) return;
        bring(disks - 1, source, spare, target, moves);
        moves.add(new int[] {source, target});
        bring(disks - 1, spare, target, source, moves);
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        List<int[]> moves = hanoiMoves(Integer.parseInt(in.readLine().trim()));
        StringBuilder out = new StringBuilder().append(moves.size()).append('\n');
        for (int[] move : moves) out.append(move[0]).append(' ').append(move[1]).append('\n');
        System.out.print(out);
    }
}
