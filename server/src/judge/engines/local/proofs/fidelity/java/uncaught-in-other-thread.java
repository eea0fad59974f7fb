public class Main {
    public static void main(String[] args) throws Exception {
        int n = System.in.readAllBytes().length;
        Thread thread = new Thread(() -> {
            throw new RuntimeException("in thread " + n);
        }, "worker");
        thread.start();
        thread.join();
        System.out.println("main goes on");
    }
}
