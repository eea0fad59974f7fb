import java.io.*;
import java.nio.file.*;

public class Main {
    public static void main(String[] args) throws Exception {
        File file = new File(System.getProperty("java.io.tmpdir"), "fidelity-left");
        System.out.println(file.exists());
        Files.writeString(file.toPath(), "x");
        File temporary = File.createTempFile("a", "b");
        temporary.deleteOnExit();
        System.out.println(temporary.exists() + " " + System.in.readAllBytes().length);
    }
}
