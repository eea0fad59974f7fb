import java.util.*;

public class Main {
    static int runs;
    static final Map<Integer, Integer> MEMO = new HashMap<>();
    static StringBuilder all = new StringBuilder();

    public static void main(String[] args) throws Exception {
        runs++;
        int n = System.in.readAllBytes().length;
        MEMO.merge(0, 1, Integer::sum);
        all.append(n);
        System.out.println(runs + " " + MEMO + " " + all);
    }
}
