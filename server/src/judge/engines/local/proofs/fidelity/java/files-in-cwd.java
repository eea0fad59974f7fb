import java.nio.file.*;
import java.util.stream.*;

public class Main {
    public static void main(String[] args) throws Exception {
        Path file = Path.of("left.txt");
        System.out.println(Files.exists(file));
        Files.writeString(file, System.in.readAllBytes().length + "\n", StandardOpenOption.CREATE, StandardOpenOption.APPEND);
        System.out.print(Files.readString(file));
        try (Stream<Path> all = Files.list(Path.of("."))) {
            System.out.println(all.map(Path::toString).sorted().collect(Collectors.joining(" ")));
        }
    }
}
