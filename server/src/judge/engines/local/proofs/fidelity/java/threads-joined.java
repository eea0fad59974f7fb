public class Main {
  public static void main(String[] args) throws Exception {
    new Thread(() -> System.out.println("worker")).start();
    Thread[] found = new Thread[Thread.activeCount()];
    int count = Thread.enumerate(found);
    for (int i = 0; i < count; i++) if (found[i] != Thread.currentThread()) found[i].join();
    System.out.println(new String(System.in.readAllBytes()).length());
  }
}
