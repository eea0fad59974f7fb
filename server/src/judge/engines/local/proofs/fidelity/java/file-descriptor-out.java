import java.io.*;

public class Main {
    public static void main(String[] args) throws Exception {
        int n = System.in.readAllBytes().length;
        FileOutputStream out = new FileOutputStream(FileDescriptor.out);
        for (int i = 0; i < 3; i++) {
            System.out.println("stream " + i);
            out.write(("descriptor " + n + "\n").getBytes());
        }
        out.close();
        System.out.println("after close");
        System.err.println(FileDescriptor.out.valid());
    }
}
