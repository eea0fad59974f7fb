public class Main {
    public static void main(String[] args) throws Exception {
        Thread reader = new Thread(() -> {
            try {
                while (true) {
                    if (System.in.read() == -1) Thread.sleep(1);
                }
            } catch (Exception e) {
                System.out.println("ended");
            }
        });
        reader.setDaemon(true);
        reader.start();
        System.out.println("main does not wait");
    }
}
