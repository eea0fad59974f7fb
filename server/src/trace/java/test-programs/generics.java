import java.util.*;
import java.util.function.*;

public class Main {
    interface Shape { double area(); default String describe() { return "area " + area(); } }
    record Square(double side) implements Shape { public double area() { return side * side; } }

    static class Pair<A extends Comparable<A>, B> {
        private final A first;
        private final B second;
        Pair(A first, B second) { this.first = first; this.second = second; }
        <C extends Comparable<C>> Pair<C, B> withFirst(C other) { return new Pair<>(other, second); }
        static <X extends Comparable<X>> X larger(X one, X other) { return one.compareTo(other) > 0 ? one : other; }
    }

    static <T, R> List<R> map(List<? extends T> list, Function<? super T, ? extends R> by) {
        List<R> all = new ArrayList<>();
        for (T one : list) all.add(by.apply(one));
        return all;
    }

    static Supplier<Integer> adder(int by) {
        return () -> { return by + 1; };
    }

    static Comparator<int[]> byFirst() {
        return (a, b) -> a[0] - b[0];
    }

    static byte small() { return 1; }
    static Integer boxed(boolean isKnown) { return isKnown ? 5 : null; }

    @SafeVarargs
    static <T> List<T> listOf(T... items) { return new ArrayList<>(Arrays.asList(items)); }

    public static void main(String... args) {
        Pair<String, Integer> pair = new Pair<>("a", 1);
        System.out.println(pair.withFirst(3L).first + " " + Pair.larger("x", "y") + pair.second);
        System.out.println(map(listOf(1, 2, 3), n -> n * n));
        System.out.println(adder(4).get() + small() + " " + boxed(true) + boxed(false));
        int[][] rows = { { 2 }, { 1 } };
        Arrays.sort(rows, byFirst());
        System.out.println(rows[0][0] + " " + new Square(2).describe());
        Object[] objects = { 1, "two", null };
        Object alone = objects;
        System.out.println(objects.length + " " + (alone == objects));
    }
}
