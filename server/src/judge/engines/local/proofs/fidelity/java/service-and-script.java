import java.util.*;
import javax.script.*;

public class Main {
    public static void main(String[] args) throws Exception {
        System.out.println(new ScriptEngineManager().getEngineByName("js"));
        System.out.println(ServiceLoader.load(Runnable.class).findFirst().isPresent());
        System.out.println(System.in.readAllBytes().length);
    }
}
