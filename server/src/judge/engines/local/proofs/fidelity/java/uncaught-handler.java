public class Main {
    public static void main(String[] args) throws Exception {
        System.out.println(Thread.getDefaultUncaughtExceptionHandler());
        Thread.setDefaultUncaughtExceptionHandler((thread, error) -> {
            System.out.println(thread.getName() + " " + error.getMessage());
        });
        throw new RuntimeException("n " + System.in.readAllBytes().length);
    }
}
