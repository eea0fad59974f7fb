import java.util.*;
import java.util.concurrent.*;
import java.util.function.*;
import java.util.stream.*;

public class Main {
    private final int a; private final String b; final int c;
    Main(int n) throws Exception {
        super();
        if (n > 0) { a = 1; } else a = 2;
        String t;
        try { t = "x" + n; } finally { n++; }
        b = t;
        switch (n) { case 1: c = 4; break; case 2: default: c = 5; }
        if (n > 100) throw new Exception();
    }
    Main() throws Exception { this(new Supplier<Integer>() { public Integer get() { int q = 1; return q; } }.get()); }
    Main(String s) throws Exception { this(((Function<String, Integer>) x -> { int l = x.length(); return l; }).apply(s)); }

    static int next = 3;
    static int next() { return next--; }
    static Supplier<Integer> pick(boolean c) { return c ? () -> 1 : () -> { return 2; }; }
    static Function<Integer, Function<Integer, Integer>> curried() { return x -> y -> { return x + y; }; }
    static Runnable anon(int k) { return new Runnable() { int n = k; @Override public void run() { n++; if (n > k) return; throw new IllegalStateException(); } }; }
    static <T extends Comparable<? super T> & java.io.Serializable> T[] sorted(T[] all) { Arrays.sort(all); return all; }
    static int sw(Object o, int n) { return switch (n) { case 0 -> { try { yield Integer.parseInt("z"); } catch (NumberFormatException e) { yield 1; } finally { n++; } } case 1, 2 -> { for (int i = 0; ; i++) { if (i > n) yield i; } } default -> { if (o == null) yield 7; else yield 8; } }; }
    static String pat(Object o) {
        while (!(o instanceof String s)) { o = "s" + o; }
        return s.toUpperCase();
    }
    static String pat2(Object o) {
        if (!(o instanceof String s)) return "no";
        for (int i = 0; i < 1; i++) s = s + i;
        return s;
    }
    static int lastRead() { int x; while ((x = next()) != 0) { if (x == 2) continue; } return x; }
    static int inf() { int n = 0; for (;;) { try { if (n++ > 2) break; } finally { n++; } } int r; do { r = n; if (r > 0) break; } while (true); return r; }
    static void voids(int n) { if (true) { if (n > 0) return; } for (int i = 0; i < 2; i++) { try { if (i == 0) continue; return; } finally { n--; } } }
    static int tri(int n) { while (n < 10) { switch (n) { case 3: return n; case 4: continue; default: n++; } if (n == 7) break; } return -1; }
    static int nested(int[][] g) { int s = 0; rows: for (int[] r : g) { for (int v : r) { if (v < 0) continue rows; if (v > 9) break rows; s += v; } } return s; }
    static long loopEnd(int n) { while (true) { n++; while (true) { if (n > 5) return n; n++; if (n == 4) break; } } }
    static boolean constant() { final boolean yes = true; int n = 0; while (yes) { n++; if (n > 2) return true; } }
    static int constFor() { final int A = 1; for (int i = 0; A == 1; ) { i++; if (i > 3) return i; } }
    static int arr()[] { return new int[] { 1 }; }
    static char ch(int n) { return (char) ('a' + n); }
    static short sh() { return 5; } static float fl() { return 1; } static double db() { return 'a'; } static long lg() { return 5; } static Object ob() { return 5; } static Number nb() { return 5L; }
    static <T> T gen(Supplier<? extends T> s) { return s.get(); }
    static List<? super Integer> wild() { return new ArrayList<>(List.of(1)); }
    static Map.Entry<String, int[]> entry() { return Map.entry("k", new int[0]); }
    static Comparator<String> cmp() { return Comparator.comparing(String::length).thenComparing(Comparator.reverseOrder()); }
    interface Stack2<T> { T pop(); default T[] all(IntFunction<T[]> f) { return f.apply(0); } enum K { A { int v() { return 1; } }, B { int v() { return 2; } }; abstract int v(); } }
    @interface Mark { int value() default 1; String[] names() default {}; }
    static class Outer<T> { class In { T v; In(T v) { this.v = v; } } In make(T v) { return new In(v); } }
    static class Sub extends Outer<String>.In { Sub(Outer<String> o) { o.super("v"); v += "w"; } }
    interface Greeter { default String hi() { return "hi"; } }
    static class G implements Greeter { public String hi() { return Greeter.super.hi() + "!"; } { if (hi().isEmpty()) throw new IllegalStateException(); } }
    static int effective(int n) {
        final int x;
        switch (n) { case 1: x = 1; break; default: x = 2; }
        int y; if (n > 0) y = 1; else y = 2;
        IntSupplier s = () -> { int z = x + y; return z; };
        int k = 0; int m = 5;
        for (; k < 2; k++) { final int kk = k; Callable<Integer> cc = () -> { int zz = kk; return zz + y; }; try { m += cc.call(); } catch (Exception e) { throw new RuntimeException(e); } }
        m++;
        return s.getAsInt() + m;
    }
    static int shadow() {
        int count = 1; count++;
        class C { int count = 9; int get() { return count; } int other() { int i = 0; for (int count = 0; count < 2; count++) i += count; return i; } }
        Runnable r = new Runnable() { int count; public void run() { count++; } };
        r.run();
        return new C().get() + new C().other() + count;
    }
    static void res() throws Exception {
        java.io.StringReader out = new java.io.StringReader("q");
        try (out; var in = new java.io.BufferedReader(new java.io.StringReader("l\nm"))) { String line; int n = 0; while ((line = in.readLine()) != null) n += line.length(); System.out.println(n); }
    }
    static int deep(int n) { int r; if (n > 0) { if (n > 1) r = 2; else { r = 3; } } else throw new IllegalArgumentException(); { int q = r; r = q + 1; } synchronized (Main.class) { r++; } return r; }
    static Object[] objs(Object... os) { Object[] single = os; Object alone = null; return single; }
    static int letter(char c) { switch (c) { case 'a' -> { return 1; } case 'b' -> System.out.print(""); default -> throw new IllegalArgumentException(); } return 2; }
    static int oldYield(int n) { int v = switch (n) { case 1: System.out.print(""); yield 5; default: { int t = n; yield t; } }; return v; }
    static int label() { x: { int x = 1; if (x > 0) break x; x++; } y: for (;;) { z: for (;;) { break y; } } return 1; }
    static void lambdas() {
        Function<Object, Object> f = x -> { return null; };
        BiFunction<Integer, Integer, Long> g = (x, y) -> { long l = x * y; return l; };
        Supplier<int[]> arr = () -> { return new int[] { 1 }; };
        Supplier<List<String>> ls = () -> { return new ArrayList<>(); };
        Supplier<Supplier<String>> ss = () -> { return () -> "x"; };
        Predicate<String> p = s -> { return s.isEmpty(); };
        ToDoubleFunction<Integer> d = i -> { return i; };
        Supplier<Character> ch = () -> { return 'c'; };
        Supplier<Object> c2 = () -> { return true ? 1 : "s"; };
        UnaryOperator<String> u = s -> { if (s == null) throw new NullPointerException(); return s + 1; };
        Map<String, Integer> m = Stream.of("a", "bb").collect(Collectors.toMap(s -> { return s; }, s -> { return s.length(); }, (p1, q1) -> { return p1 + q1; }, () -> { return new TreeMap<>(); }));
        int total = Stream.of(1, 2).reduce(0, (p1, q1) -> { return p1 + q1; });
        List<int[]> sorted = Stream.of(new int[] { 1 }, new int[] { 2 }).sorted((p1, q1) -> { return p1[0] - q1[0]; }).collect(Collectors.toList());
        String joined = Stream.of(3).map(i -> { String q = "" + i; return q; }).flatMap(s -> { return Stream.of(s, s); }).collect(Collectors.joining());
        CompletableFuture<Integer> cf = CompletableFuture.completedFuture(1).thenApply(i -> { return i + 1; }).thenCompose(i -> { return CompletableFuture.completedFuture(i); });
        Object o = (Runnable & java.io.Serializable) () -> { };
        Optional<Integer> oi = Optional.of(1).flatMap(i -> { return Optional.empty(); });
        System.out.println(m + "" + total + sorted.size() + joined + cf.join() + oi + f.apply(1) + g.apply(2, 3) + ls.get() + ss.get().get() + p.test("") + d.applyAsDouble(2) + ch.get() + c2.get() + u.apply("q") + arr.get().length);
    }
    int über = 1, $dollar = 2, _under = 3;
    public static void main(String[] args) throws Exception {
        System.out.println(new Main().c + new Main("abc").b + pick(true).get() + curried().apply(1).apply(2));
        anon(3).run(); voids(0); res(); lambdas();
        System.out.println(sorted(new Integer[] { 2, 1 })[0] + sw(null, 0) + sw("", 1) + sw("", 5) + pat(1) + pat2("q") + lastRead() + inf() + tri(0) + nested(new int[][] { { 1, -1 }, { 2, 10 } }) + loopEnd(0) + constant() + constFor() + arr()[0] + ch(1) + sh() + fl() + db() + lg() + ob() + nb() + gen(() -> "g") + wild() + entry().getKey() + cmp().compare("a", "b"));
        System.out.println(Stack2.K.A.v() + new Sub(new Outer<>()).v + new G().hi() + effective(1) + shadow() + deep(1) + objs(1, 2).length + letter('a') + letter('b') + oldYield(1) + label());
        int i = 0, j; for (i = 0, j = 1; i < 2; i++, j += 2) if (i == 1) break; else continue;
        if (i > 0) while (i-- > 0) if (j > 0) for (; j > 0; j--) ; else break;
        int[] q = { 1, 2 }, w[] = { { 1 } }; var e = new int[2][]; e[0] = q; Main main = null; long l = 1, k; k = l << 3;
        do System.out.print(i); while (i++ < 1); System.out.println(w[0][0] + k);
        Thread.State state = Thread.State.NEW; switch (state) { case NEW: { int z = 1; } case RUNNABLE: int z = 2; z++; break; case BLOCKED: z = 3; default: }
        { int z = 4; assert z > 3 : "z"; } ;
        new Thread() { { setDaemon(true); } public void run() { int n = 1; n++; } }.start();
        try { try { throw new java.io.IOException("a"); } catch (RuntimeException | java.io.IOException x) { throw x; } finally { System.out.println("f"); } } catch (java.io.IOException x) { System.out.println(x.getMessage()); }
        StringBuilder sb = new StringBuilder(); for (String part : "a b".split(" ")) { if (part.isEmpty()) { continue; } else { sb.append(part); } } System.out.println(sb);
        int t1; boolean ok = args.length == 0 && (t1 = 3) > 2; if (args.length == 0 && (t1 = 4) > 3) System.out.println(t1);
        int t2; if (args.length > 5 || (t2 = 1) > 1) { } else System.out.println(t2);
        int t3; for (int n = 0; ; n++) { if (n == 2) { t3 = n; break; } } System.out.println(t3);
        int t4; try { t4 = 1; } catch (RuntimeException x) { return; } System.out.println(t4);
        int t5; while (true) { t5 = 5; break; } System.out.println(t5);
        final int t6; { t6 = 6; } Runnable run = () -> { System.out.println(t6); }; run.run();
        int t7 = ok ? (t1 = 9) : 3; System.out.println(t7);
        var list = new ArrayList<Map<String, ? extends List<Integer>>>(); for (var x : list) for (var y : x.entrySet()) System.out.println(y);
    }
}
