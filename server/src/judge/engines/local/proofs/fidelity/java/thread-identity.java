public class Main {
    public static void main(String[] args) throws Exception {
        Thread t = Thread.currentThread();
        System.out.println(t.getName() + " " + t.getPriority() + " " + t.isDaemon() + " " + t.getThreadGroup().getName());
        System.out.println(t.getId() + " " + Thread.activeCount() + " " + t.isInterrupted());
        System.out.println(new Thread().getName());
        t.setName("renamed");
        t.setPriority(Thread.MAX_PRIORITY);
        t.interrupt();
        System.out.println(t + " " + System.in.available());
    }
}
