import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;

public class Main {
  public static void main(String[] args) throws Throwable {
    System.out.write(System.in.readAllBytes());
    System.out.flush();
    String name = "add".concat("Shutdown").concat("Hook");
    MethodType type = MethodType.methodType(void.class, Thread.class);
    Thread hook = new Thread(() -> Runtime.getRuntime().halt(3));
    MethodHandles.lookup().findVirtual(Runtime.class, name, type).invoke(Runtime.getRuntime(), hook);
  }
}
