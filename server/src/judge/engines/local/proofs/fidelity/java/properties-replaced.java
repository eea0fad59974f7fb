import java.util.*;

public class Main {
    public static void main(String[] args) throws Exception {
        System.out.println(System.getProperty("file.separator"));
        System.setProperties(new Properties());
        System.out.println(System.getProperty("own") + " " + System.in.readAllBytes().length);
        System.setProperty("own", "1");
    }
}
