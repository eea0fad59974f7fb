import java.io.*;

public class Main {
    public static void main(String[] args) throws IOException {
        try (PrintWriter out = new PrintWriter(System.out)) {
            out.println("closed " + System.in.readAllBytes().length);
        }
        System.out.println("after");
        System.err.println(System.out.checkError());
    }
}
