import java.io.*;

public class Main {
    public static void main(String[] args) throws Exception {
        System.out.println(System.in.read());
        System.in.close();
        try {
            System.out.println(System.in.read());
        } catch (IOException e) {
            System.out.println("closed: " + e.getMessage());
        }
        System.out.println(new java.util.Scanner(System.in).hasNext());
    }
}
