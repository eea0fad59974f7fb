public class Main {
    public static void main(String[] args) throws Exception {
        Runtime.getRuntime().addShutdownHook(new Thread(() -> System.out.println("skipped")));
        System.out.println(System.in.readAllBytes().length);
        Runtime.getRuntime().halt(0);
    }
}
