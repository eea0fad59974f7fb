import java.util.*;

public class Main {
    private int count = 1;
    { count += 1; }
    class Inner {
        int count = 10;
        { count++; }
        int both() { return count + Main.this.count; }
        class Deep { int all() { return both() + count; } }
    }
    static abstract class Base {
        final String name;
        protected int size = 3;
        Base(String name) { this.name = name; init(); }
        void init() {}
        abstract int run(int by);
    }
    static class Derived extends Base {
        int set = 4;
        Derived() { super(label(2)); }
        static String label(int n) { return "label" + n; }
        @Override void init() { set = 8; }
        int run(int by) { return by * set; }
    }
    interface Visitor { void visit(int n); static Visitor none() { return n -> {}; } private int hidden() { return 1; } default int shown() { return hidden(); } }

    public static void main(String[] args) {
        Main main = new Main();
        Main.Inner inner = main.new Inner();
        Inner.Deep deep = inner.new Deep();
        System.out.println(inner.both() + " " + deep.all());
        int size = 7;
        int by = 2;
        size++;
        Base base = new Base("anonymous") {
            int extra = by;
            { extra += size(); }
            int size() { return size; }
            @Override int run(int size) { int i = size; for (; i < 3; ) i++; return i + extra + this.size; }
        };
        for (int i = 0; i < 2; i++) System.out.println(base.run(i) + base.name);
        System.out.println(new Derived().run(2) + new Derived().name);
        class Local { final int kept = by; int twice() { return kept * by; } }
        System.out.println(new Local().twice() + size);
        List<Integer> seen = new ArrayList<>() {{ add(1); add(2); }};
        Visitor visitor = new Visitor() { int sum; public void visit(int n) { sum += n; System.out.println(sum); } };
        for (int n : seen) visitor.visit(n);
        Visitor.none().visit(1);
        System.out.println(visitor.shown());
        record Pair(int a, int b) { int sum() { return a + b; } }
        enum Side { LEFT, RIGHT }
        interface Op { int of(int n); }
        Op op = n -> n + new Pair(1, 2).sum();
        System.out.println(op.of(1) + " " + Side.LEFT);
    }
}
