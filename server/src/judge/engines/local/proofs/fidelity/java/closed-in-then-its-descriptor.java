import java.io.FileDescriptor;
import java.io.FileInputStream;

public class Main {
  public static void main(String[] args) throws Exception {
    System.in.close();
    System.out.print(new String(new FileInputStream(FileDescriptor.in).readAllBytes()));
  }
}
