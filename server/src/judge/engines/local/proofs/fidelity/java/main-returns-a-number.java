public class Main {
  public static int main(String[] args) throws Exception {
    System.out.write(System.in.readAllBytes());
    System.out.flush();
    return 0;
  }
}
