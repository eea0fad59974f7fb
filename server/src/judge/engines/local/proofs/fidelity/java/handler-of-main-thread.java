public class Main {
    public static void main(String[] args) throws Exception {
        Thread.currentThread().setUncaughtExceptionHandler((thread, error) -> System.exit(0));
        System.out.println("before");
        if (System.in.read() != '1') throw new RuntimeException("handled");
    }
}
