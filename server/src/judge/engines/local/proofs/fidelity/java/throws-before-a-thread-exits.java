public class Main {
  public static void main(String[] args) throws Exception {
    byte[] input = System.in.readAllBytes();
    new Thread(() -> {
      try {
        Thread.sleep(100);
      } catch (InterruptedException ignored) {
        return;
      }
      System.out.write(input, 0, input.length);
      System.out.flush();
      System.exit(0);
    }).start();
    throw new IllegalStateException("main");
  }
}
