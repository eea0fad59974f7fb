public class Main {
    public static void main(String[] args) throws Exception {
        Thread holder = new Thread(() -> {
            synchronized (String.class) {
                try {
                    Thread.sleep(30_000);
                } catch (InterruptedException e) {
                    System.out.println("interrupted");
                }
            }
        });
        holder.setDaemon(true);
        holder.start();
        while (holder.getState() != Thread.State.TIMED_WAITING) Thread.onSpinWait();
        System.out.println("locked " + System.in.readAllBytes().length);
    }
}
