import java.io.*;

public class Main {
    public static void main(String[] args) throws Exception {
        System.out.println("one");
        try (FileWriter out = new FileWriter("/dev/stdout", true)) {
            out.write("two " + System.in.readAllBytes().length + "\n");
        }
        System.out.println("three");
    }
}
