import java.io.*;
import java.util.stream.*;

public class Main {
    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in, "ISO-8859-1"));
        System.out.println(in.ready());
        System.out.println(in.lines().map(String::trim).filter(s -> !s.isEmpty()).map(String::length).collect(Collectors.toList()));
        System.out.println(in.read());
    }
}
