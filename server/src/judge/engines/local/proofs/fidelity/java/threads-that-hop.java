public class Main {
  private static final ThreadGroup[] GROUPS = new ThreadGroup[2];

  public static void main(String[] args) throws Exception {
    System.out.write(System.in.readAllBytes());
    System.out.flush();
    GROUPS[0] = Thread.currentThread().getThreadGroup();
    GROUPS[1] = new ThreadGroup(GROUPS[0], "child");
    hop(600);
  }

  private static void hop(int left) {
    if (left == 0) System.exit(3);
    new Thread(GROUPS[left % 2], () -> hop(left - 1)).start();
  }
}
