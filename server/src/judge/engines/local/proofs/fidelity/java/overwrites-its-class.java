import java.nio.file.*;

public class Main {
    public static void main(String[] args) throws Exception {
        System.out.println("version one " + System.in.readAllBytes().length);
        Files.write(Path.of("Main.class"), new byte[] {1, 2, 3});
    }
}
