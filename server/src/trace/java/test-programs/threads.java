import java.util.*;
import java.util.concurrent.*;

public class Main implements Runnable {
    // Has only a name: when others change it is chance.
    private final List<Integer> all = Collections.synchronizedList(new ArrayList<>());
    @Override public void run() { for (int n = 0; n < 3; n++) add(n); }
    void add(int n) { synchronized (all) { all.add(n); } }
    public static void main(String[] args) throws Exception {
        Main main = new Main();
        Thread thread = new Thread(main);
        thread.start();
        thread.join();
        ExecutorService pool = Executors.newFixedThreadPool(2);
        Future<Integer> answer = pool.submit(() -> { main.add(9); return 5; });
        System.out.println(answer.get());
        pool.shutdown();
        System.out.println(main.all);
        Thread last = new Thread(null, () -> {
            for (int n = 0; n < 3; n++) main.add(n);
            System.out.println("at the end " + main.all);
        }, "last", 1 << 26);
        last.start();
    }
}
