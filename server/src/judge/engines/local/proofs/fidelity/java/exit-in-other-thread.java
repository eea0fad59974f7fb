public class Main {
    public static void main(String[] args) throws Exception {
        int n = System.in.readAllBytes().length;
        Thread thread = new Thread(() -> {
            System.out.println("in thread " + n);
            System.exit(n % 2);
        });
        thread.start();
        thread.join();
        System.out.println("never");
    }
}
