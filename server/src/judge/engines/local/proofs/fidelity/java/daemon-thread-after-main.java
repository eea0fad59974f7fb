public class Main {
    public static void main(String[] args) throws Exception {
        int n = System.in.readAllBytes().length;
        Thread thread = new Thread(() -> {
            try {
                Thread.sleep(60_000);
            } catch (InterruptedException e) {
                System.out.println("interrupted");
            }
        });
        thread.setDaemon(true);
        thread.start();
        System.out.println("main ends " + n);
    }
}
