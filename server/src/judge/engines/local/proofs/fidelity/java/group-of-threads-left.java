public class Main {
  public static void main(String[] args) throws Exception {
    ThreadGroup own = Thread.currentThread().getThreadGroup();
    System.out.println(own.activeGroupCount() + " " + own.getMaxPriority());
    new ThreadGroup(own, "left");
    own.setMaxPriority(own.getMaxPriority() - 1);
    System.out.println(new String(System.in.readAllBytes()).length());
  }
}
