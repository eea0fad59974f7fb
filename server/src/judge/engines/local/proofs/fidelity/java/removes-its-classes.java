import java.io.*;

public class Main {
    static class Late {
        static String say() {
            return "loaded";
        }
    }

    public static void main(String[] args) throws Exception {
        System.out.println(new File("Main$Late.class").delete());
        try {
            System.out.println(Late.say());
        } catch (NoClassDefFoundError e) {
            System.out.println("gone: " + e.getMessage());
        }
        System.out.println(System.in.readAllBytes().length);
    }
}
