import java.io.*;

public class Main {
    public static void main(String[] args) throws Exception {
        System.setOut(new PrintStream(new BufferedOutputStream(new FileOutputStream(FileDescriptor.out), 1 << 16), false));
        System.out.println("lost " + System.in.readAllBytes().length);
    }
}
