public class Main {
    public static void main(String[] args) throws Exception {
        int n = System.in.readAllBytes().length;
        Runtime.getRuntime().addShutdownHook(new Thread(() -> {
            System.out.println("hook");
            Runtime.getRuntime().halt(n == 0 ? 0 : 7);
        }));
    }
}
