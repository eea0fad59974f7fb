import java.io.*;
import java.net.*;

public class Main {
    public static void main(String[] args) throws Exception {
        System.out.println(Main.class.getResource("missing.txt"));
        System.out.println(Main.class.getResource("Main.class") != null);
        try (InputStream in = Main.class.getResourceAsStream("/Main.class")) {
            System.out.printf("%x%n", new DataInputStream(in).readInt());
        }
        System.out.println(ClassLoader.getSystemResource("Main.class") != null);
        System.out.println(new File("Main.class").exists() + " " + System.in.readAllBytes().length);
    }
}
