public class Main {
  public static void main(String[] args) throws Exception {
    byte[] input = System.in.readAllBytes();
    try {
      throw new IllegalStateException("caught");
    } catch (IllegalStateException caught) {
      caught.printStackTrace();
    }
    System.out.write(input);
    System.out.flush();
  }
}
