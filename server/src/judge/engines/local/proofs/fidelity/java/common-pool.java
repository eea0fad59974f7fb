import java.util.concurrent.*;
import java.util.stream.*;

public class Main {
    public static void main(String[] args) throws Exception {
        int n = System.in.readAllBytes().length;
        System.out.println(IntStream.range(0, 1000).parallel().map(i -> i * n % 7).sum());
        System.out.println(CompletableFuture.supplyAsync(() -> n).thenApply(x -> x * 2).get());
        CompletableFuture.runAsync(() -> {
            throw new RuntimeException("nobody looks");
        });
    }
}
