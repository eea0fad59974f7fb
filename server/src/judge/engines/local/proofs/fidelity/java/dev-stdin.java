import java.nio.file.*;

public class Main {
    public static void main(String[] args) throws Exception {
        byte[] all = Files.readAllBytes(Path.of("/dev/stdin"));
        System.out.println(all.length);
        System.out.println(System.in.readAllBytes().length);
    }
}
