import java.lang.reflect.*;

public class Main {
    interface Greeter {
        String greet(String name);
    }

    public static void main(String[] args) throws Exception {
        int n = System.in.readAllBytes().length;
        Greeter greeter = (Greeter) Proxy.newProxyInstance(Main.class.getClassLoader(), new Class<?>[] {Greeter.class},
            (proxy, method, arguments) -> method.getName() + arguments[0] + n);
        System.out.println(greeter.greet(" you "));
    }
}
