public class Main {
  public static void main(String[] args) throws Exception {
    byte[] input = System.in.readAllBytes();
    Thread.setDefaultUncaughtExceptionHandler((thread, error) -> System.exit(1));
    new Thread(() -> {
      try {
        Thread.sleep(500);
      } catch (InterruptedException ignored) {
        return;
      }
      System.exit(0);
    }).start();
    System.out.write(input);
    System.out.flush();
    throw new IllegalStateException("main");
  }
}
