public class Main {
    static final int SIZE = 20;
    static final boolean[] COMPOSITE = new boolean[SIZE];
    static int primes;
    static final String NAME;
    static {
        for (int n = 2; n < SIZE; n++) {
            if (COMPOSITE[n]) continue;
            primes++;
            for (int m = n * n; m < SIZE; m += n) COMPOSITE[m] = true;
        }
        NAME = "sieve";
    }
    static class Counter { static int made = 0; static final Counter ONE = new Counter(); final int id; Counter() { id = ++made; } static { made = 5; } }
    interface Sizes { int SMALL = compute(); static int compute() { return 3; } }
    enum Level { LOW(1), HIGH(2); private static final Level[] ALL = values(); final int rank; Level(int rank) { this.rank = rank; } static Level of(int rank) { for (Level level : ALL) if (level.rank == rank) return level; throw new IllegalArgumentException(); } }
    static char made = 'm';

    public static void main(String[] args) {
        System.out.println(primes + NAME);
        System.out.println(new Counter().id + " " + Counter.made + Sizes.SMALL + Level.of(2) + made);
    }
}
