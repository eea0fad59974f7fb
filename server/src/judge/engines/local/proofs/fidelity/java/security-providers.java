import java.security.*;

public class Main {
    public static void main(String[] args) throws Exception {
        byte[] digest = MessageDigest.getInstance("SHA-256").digest(System.in.readAllBytes());
        System.out.printf("%02x%02x%n", digest[0], digest[1]);
        Provider first = Security.getProviders()[0];
        System.out.println(Security.getProviders().length > 3);
        Security.removeProvider(first.getName());
        Security.setProperty("left", "x");
        System.out.println(Security.getProviders()[0].getName().equals(first.getName()));
    }
}
