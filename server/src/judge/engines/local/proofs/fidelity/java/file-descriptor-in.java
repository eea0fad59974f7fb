import java.io.*;

public class Main {
    public static void main(String[] args) throws Exception {
        FileInputStream in = new FileInputStream(FileDescriptor.in);
        byte[] all = in.readAllBytes();
        System.out.println(all.length + " " + FileDescriptor.in.valid() + " " + System.in.read());
    }
}
