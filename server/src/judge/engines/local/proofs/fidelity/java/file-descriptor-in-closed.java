import java.io.*;

public class Main {
    public static void main(String[] args) throws Exception {
        try (FileInputStream in = new FileInputStream(FileDescriptor.in)) {
            System.out.println(in.read());
        }
        System.out.println(FileDescriptor.in.valid());
        try {
            System.out.println(System.in.read());
        } catch (IOException e) {
            System.out.println(e.getMessage());
        }
    }
}
