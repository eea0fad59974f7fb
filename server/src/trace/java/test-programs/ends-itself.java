import static java.lang.Math.max;

public class Main {
    static void stop(int n) {
        System.out.print("stops");
        try { System.exit(n - n); } finally { System.out.println("never"); }
    }
    public static void main(String[] args) {
        Runtime.getRuntime().addShutdownHook(new Thread(() -> {}));
        int n = max(1, 2);
        System.out.println(n);
        stop(n);
    }
}
