public class Main {
  public static void main(String[] args) throws Exception {
    System.out.println(new String(System.in.readAllBytes()).length());
    for (Thread thread : Thread.getAllStackTraces().keySet()) {
      if (!thread.isDaemon() && thread != Thread.currentThread()) thread.join();
    }
    System.out.println("alone");
  }
}
