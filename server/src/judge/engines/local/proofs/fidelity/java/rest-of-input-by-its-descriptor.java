import java.io.FileDescriptor;
import java.io.FileInputStream;
import java.util.Scanner;

public class Main {
  public static void main(String[] args) throws Exception {
    Scanner scanner = new Scanner(System.in);
    if (scanner.hasNext()) scanner.next();
    System.out.print(new String(new FileInputStream(FileDescriptor.in).readAllBytes()) + ".");
  }
}
