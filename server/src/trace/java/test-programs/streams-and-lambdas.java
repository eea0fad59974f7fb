import java.util.*;
import java.util.function.*;
import java.util.stream.*;

public class Main {
    int base = 10;
    Function<Integer, Integer> plusBase = n -> { int sum = n + base; return sum; };
    static BinaryOperator<Integer> times = (a, b) -> { return a * b; };
    static ToLongFunction<String> length = text -> { return text.length(); };

    Runnable later(String said) {
        Runnable inner = () -> {
            Runnable deepest = () -> { System.out.println(said + base); };
            deepest.run();
        };
        return inner;
    }

    public static void main(String[] args) {
        List<String> words = Arrays.asList("pear", "fig", "apple");
        Map<Integer, List<String>> byLength = words.stream().collect(Collectors.groupingBy(word -> { return word.length(); }, TreeMap::new, Collectors.toList()));
        System.out.println(byLength);
        int[] squares = IntStream.rangeClosed(1, 4).map(n -> { int square = n * n; return square; }).filter(n -> n > 1).toArray();
        System.out.println(Arrays.toString(squares) + IntStream.of(squares).sum());
        System.out.println(words.stream().map(String::toUpperCase).sorted(Comparator.comparing(String::length).thenComparing(Comparator.naturalOrder())).toList());
        Main main = new Main();
        System.out.println(main.plusBase.apply(1) + times.apply(3, 4) + length.applyAsLong("four"));
        main.later("base ").run();
        int total;
        if (words.size() > 2) total = 1; else total = 2;
        Supplier<Supplier<Integer>> nested = () -> { return () -> { return total + 1; }; };
        System.out.println(nested.get().get());
        Optional<String> first = words.stream().filter(word -> word.startsWith("f")).findFirst();
        System.out.println(first.map(word -> { return null; }).isPresent() + first.get());
        for (int i = 0; i < 2; i++) { int now = i; new Thread(() -> { int local = now; }).run(); }
        System.out.println(Stream.iterate(1, n -> n * 2).limit(5).map(String::valueOf).collect(Collectors.joining(",")));
    }
}
