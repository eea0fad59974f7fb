public class Main {
    public static void main(String[] args) throws Exception {
        int n = System.in.readAllBytes().length;
        Thread main = Thread.currentThread();
        new Thread(() -> {
            try {
                main.join();
            } catch (InterruptedException e) {
                System.out.println("interrupted");
            }
            System.out.println("after main " + n);
        }).start();
        System.out.println("main ends");
    }
}
