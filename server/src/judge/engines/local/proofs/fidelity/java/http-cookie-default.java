import java.net.*;

public class Main {
    public static void main(String[] args) throws Exception {
        System.out.println(CookieHandler.getDefault() == null);
        CookieHandler.setDefault(new CookieManager());
        System.out.println(Authenticator.getDefault() == null);
        Authenticator.setDefault(new Authenticator() {});
        System.out.println(System.in.readAllBytes().length);
    }
}
