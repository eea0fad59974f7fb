public class Main {
    static final ThreadLocal<Integer> COUNT = ThreadLocal.withInitial(() -> 0);
    static final InheritableThreadLocal<String> NAME = new InheritableThreadLocal<>();

    public static void main(String[] args) throws Exception {
        COUNT.set(COUNT.get() + 1);
        System.out.println(COUNT.get() + " " + NAME.get());
        NAME.set("left " + System.in.readAllBytes().length);
        Thread thread = new Thread(() -> System.out.println(NAME.get()));
        thread.start();
        thread.join();
    }
}
