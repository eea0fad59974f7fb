import java.util.Scanner;

public class Main {
  public static void main(String[] args) throws Exception {
    Scanner scanner = new Scanner(System.in);
    if (scanner.hasNext()) scanner.next();
    new ProcessBuilder("cat").inheritIO().start().waitFor();
    System.out.println(".");
  }
}
