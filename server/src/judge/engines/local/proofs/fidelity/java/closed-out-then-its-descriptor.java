import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.PrintStream;
import java.io.PrintWriter;

public class Main {
  public static void main(String[] args) throws Exception {
    PrintWriter out = new PrintWriter(System.out);
    byte[] input = System.in.readAllBytes();
    out.close();
    new PrintStream(new FileOutputStream(FileDescriptor.out), true).print(new String(input));
  }
}
