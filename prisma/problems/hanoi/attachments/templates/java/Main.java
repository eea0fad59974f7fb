import java.io.*;
import java.util.*;

public class Main {
    static List<int[]> hanoiMoves(int n) {
        // Write your code here. Return the moves, each as a pair of pegs: from, to.
        return new ArrayList<>();
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        List<int[]> moves = hanoiMoves(Integer.parseInt(in.readLine().trim()));
        StringBuilder out = new StringBuilder().append(moves.size()).append('\n');
        for (int[] move : moves) out.append(move[0]).append(' ').append(move[1]).append('\n');
        System.out.print(out);
    }
}
