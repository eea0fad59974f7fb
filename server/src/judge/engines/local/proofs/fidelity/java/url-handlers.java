import java.net.*;

public class Main {
    public static void main(String[] args) throws Exception {
        URL.setURLStreamHandlerFactory(protocol -> null);
        System.out.println("set once " + System.in.readAllBytes().length);
        try {
            URL.setURLStreamHandlerFactory(protocol -> null);
        } catch (Error e) {
            System.out.println(e.getMessage());
        }
    }
}
