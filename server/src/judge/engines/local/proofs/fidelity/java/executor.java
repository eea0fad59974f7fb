import java.util.*;
import java.util.concurrent.*;

public class Main {
    public static void main(String[] args) throws Exception {
        int n = System.in.readAllBytes().length;
        ExecutorService pool = Executors.newFixedThreadPool(3);
        List<Future<Integer>> futures = new ArrayList<>();
        for (int i = 0; i < 5; i++) {
            int k = i;
            futures.add(pool.submit(() -> k * n));
        }
        for (Future<Integer> future : futures) System.out.println(future.get());
        pool.shutdown();
    }
}
