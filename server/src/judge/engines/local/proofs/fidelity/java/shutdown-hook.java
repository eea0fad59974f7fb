public class Main {
    public static void main(String[] args) throws Exception {
        int n = System.in.readAllBytes().length;
        Runtime.getRuntime().addShutdownHook(new Thread(() -> System.out.println("hook " + n)));
        System.out.println("main");
        if (n == 4) throw new RuntimeException("with a hook");
    }
}
