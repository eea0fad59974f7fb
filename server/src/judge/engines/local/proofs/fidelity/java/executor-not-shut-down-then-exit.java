import java.util.concurrent.*;

public class Main {
    public static void main(String[] args) throws Exception {
        int n = System.in.readAllBytes().length;
        ExecutorService pool = Executors.newCachedThreadPool();
        System.out.println(pool.submit(() -> n + 1).get());
        System.exit(0);
    }
}
