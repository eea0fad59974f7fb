public class Main {
    public static void main(String[] args) throws Exception {
        int n = System.in.readAllBytes().length;
        Thread last = Thread.currentThread();
        for (int i = 0; i < 4; i++) {
            Thread before = last;
            int number = i;
            last = new Thread(() -> {
                try {
                    before.join();
                    Thread.sleep(10);
                } catch (InterruptedException e) {
                    System.out.println("interrupted");
                }
                System.out.println("late " + number + " " + n);
            });
            last.start();
        }
    }
}
