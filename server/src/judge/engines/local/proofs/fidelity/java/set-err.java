import java.io.*;

public class Main {
    public static void main(String[] args) throws Exception {
        System.setErr(System.out);
        System.err.println("to stdout");
        if (System.in.readAllBytes().length < 5) throw new IllegalStateException("message only");
    }
}
