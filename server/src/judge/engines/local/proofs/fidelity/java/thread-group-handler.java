public class Main {
    public static void main(String[] args) throws Exception {
        ThreadGroup group = Thread.currentThread().getThreadGroup();
        System.out.println(group.getMaxPriority() + " " + group.activeGroupCount() + " " + group.getParent().getName());
        ThreadGroup own = new ThreadGroup("own") {
            @Override
            public void uncaughtException(Thread thread, Throwable error) {
                System.out.println("group saw " + error.getMessage());
            }
        };
        Thread thread = new Thread(own, () -> {
            throw new RuntimeException("in group");
        });
        thread.start();
        thread.join();
        System.out.println(System.in.readAllBytes().length);
    }
}
