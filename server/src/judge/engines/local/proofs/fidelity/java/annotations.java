import java.lang.annotation.*;
import java.util.*;

public class Main {
    @Retention(RetentionPolicy.RUNTIME)
    @interface Marked {
        String value() default "none";
    }

    @Marked("yes")
    static void marked() {}

    public static void main(String[] args) throws Exception {
        System.out.println(Main.class.getDeclaredMethod("marked").getAnnotation(Marked.class).value());
        System.out.println(System.in.readAllBytes().length);
    }
}
