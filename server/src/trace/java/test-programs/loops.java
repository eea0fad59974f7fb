public class Main {
    static final boolean FOREVER = true;
    static int first(int[] all, int what) {
        for (int i = 0; ; i++) if (all[i] == what) return i;
    }
    static int endless() { int n = 0; while (true) { if (n > 3) return n; n++; } }
    static int constant() { int n = 0; while (FOREVER) { if (n++ > 2) return n; } }
    static int both(int n) { while (n > 0) { if (n % 2 == 0) return n; else throw new IllegalStateException(); } return -1; }
    static void nothing() { for (;;) { break; } }
    static int read(int[] from) {
        int at = 0, value;
        while ((value = from[at++]) != 3);
        int last;
        for (last = 0; last < value; last++) ;
        boolean found;
        if (last > 2 && (found = at > 1)) return found ? last : 0;
        return 0;
    }
    public static void main(String[] args) {
        int[] all = { 1, 2, 3, 4 };
        System.out.println(first(all, 3) + " " + endless() + constant() + both(2) + read(all));
        nothing();
        outer:
        for (int i = 0; i < 4; i++) {
            int j = 0;
            inner: while (true) {
                j++;
                if (j == 2) continue inner;
                if (j == 3 && i == 1) continue outer;
                if (i == 3) break outer;
                if (j > 3) break;
            }
            System.out.print(i + ":" + j + " ");
        }
        int k = 0;
        do if (++k % 2 == 0) continue; while (k < 5);
        do { k--; if (k == 2) continue; if (k < 0) break; } while (k > 0);
        block: { if (k == 0) break block; System.out.println("never"); }
        for (int a = 0, b = 10; a < b; a++, b -= 2) System.out.print(a + b + " ");
        for (char c = 'a'; c <= 'e'; c += 2) { System.out.print((char) (c + 1)); }
        for (String s : new String[] { "x", "y" }) { if (s.equals("x")) continue; System.out.println(s); }
        int n = 3; while (n --> 0) System.out.print(n); System.out.println();
        if (n < 0) ; else System.out.println("never");
        if (n < 0) if (n < -5) System.out.println("never"); else System.out.println("dangling");
        for (int i = 0; i < 2; i++) { switch (i) { case 0: continue; case 1: break; } System.out.println("after " + i); }
        int x = 1, y, z = 3; y = x + z; { int inner = y; y = inner + 1; } System.out.println(y);
        while (k < 3) { k++; try { if (k == 1) continue; } finally { System.out.print("f" + k); } }
        System.out.println();
    }
}
