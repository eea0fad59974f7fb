import java.io.*;

public class Main {
    public static void main(String[] args) throws IOException {
        PrintWriter out = new PrintWriter(new BufferedWriter(new OutputStreamWriter(System.out)));
        out.println(System.in.readAllBytes().length);
        out.printf("%5.2f|%-6s|%06d%n", 3.14159, "ab", 42);
        out.flush();
    }
}
