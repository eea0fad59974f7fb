import java.io.*;
import java.util.*;

public class Main {
    static class Own extends Exception { final int code; Own(int code) { super("own " + code); this.code = code; } }
    static class Closer implements AutoCloseable { final String name; Closer(String name) { this.name = name; } @Override public void close() throws Own { System.out.println("close " + name); if (name.equals("b")) throw new Own(2); } }

    static int risky(int n) throws Own {
        try {
            if (n == 0) throw new Own(1);
            if (n == 1) return Integer.parseInt("x");
            return 10 / (n - 2);
        } catch (NumberFormatException error) {
            return -1;
        } finally {
            System.out.println("finally " + n);
        }
    }

    static int overrides() {
        try { throw new RuntimeException("lost"); } finally { return 3; }
    }

    static int assigned(boolean is) {
        int x;
        try { x = is ? 1 : Integer.parseInt("no"); } catch (RuntimeException error) { x = 2; }
        final int y;
        if (is) { y = x; } else { y = -x; }
        int z;
        do { z = y; } while (z < -100);
        return z;
    }

    static <E extends Exception> void generic(E error) throws E { throw error; }

    public static void main(String[] args) throws IOException {
        for (int n = 0; n < 4; n++) {
            try { System.out.println(risky(n)); }
            catch (Own error) { System.out.println(error.getMessage() + error.code); }
            catch (ArithmeticException | NullPointerException error) { System.out.println(error.getMessage()); }
        }
        System.out.println(overrides() + assigned(true) + assigned(false));
        try (Closer a = new Closer("a"); Closer b = new Closer("b")) { System.out.println(a.name + b.name); } catch (Own error) { System.out.println(error.getMessage() + Arrays.toString(error.getSuppressed())); }
        try { generic(new IOException("io")); } catch (IOException error) { System.out.println(error); }
        int[] none = null;
        try { System.out.println(none[0]); } catch (NullPointerException error) { System.out.println("null"); }
        try { Object o = "s"; Integer i = (Integer) o; } catch (ClassCastException error) { System.out.println("cast"); }
        try { new ArrayList<>(List.of(1)).get(3); } catch (IndexOutOfBoundsException error) { System.out.println(error.getMessage()); }
        try { assert args.length > 5 : "asserted"; } catch (AssertionError error) { System.out.println("never"); }
        synchronized (Main.class) { System.out.println("locked"); }
    }
}
