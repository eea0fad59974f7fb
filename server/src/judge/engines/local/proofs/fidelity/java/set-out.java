import java.io.*;

public class Main {
    public static void main(String[] args) throws Exception {
        PrintStream before = System.out;
        ByteArrayOutputStream caught = new ByteArrayOutputStream();
        System.setOut(new PrintStream(caught, true, "UTF-8"));
        System.out.println("into memory " + System.in.readAllBytes().length);
        before.print(caught.toString("UTF-8").toUpperCase());
    }
}
