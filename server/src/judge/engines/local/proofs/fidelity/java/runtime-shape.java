import java.lang.management.*;

public class Main {
    public static void main(String[] args) throws Exception {
        Runtime runtime = Runtime.getRuntime();
        System.out.println((runtime.maxMemory() > 200L << 20) + " " + (runtime.maxMemory() < 300L << 20) + " " + (runtime.freeMemory() > 0));
        System.out.println(ManagementFactory.getGarbageCollectorMXBeans().get(0).getName());
        System.out.println(System.getProperty("java.class.path").length() > 0);
        System.out.println(System.getenv("MISSING") + " " + System.in.readAllBytes().length);
    }
}
