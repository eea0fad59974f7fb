import java.io.*;

public class Main {
    public static void main(String[] args) throws IOException {
        PrintWriter out = new PrintWriter(System.out);
        out.println("lost");
        System.out.println("kept " + System.in.readAllBytes().length);
    }
}
