import java.lang.reflect.*;
import java.util.*;

public class Main {
    private int hidden = 3;

    static class Inner {}

    record Point(int x, int y) {}

    enum Colour { RED, GREEN }

    public static void main(String[] args) throws Exception {
        Class<?> self = Class.forName("Main");
        System.out.println(self == Main.class);
        Field field = self.getDeclaredField("hidden");
        System.out.println(field.getInt(self.getDeclaredConstructor().newInstance()));
        System.out.println(Class.forName("Main$Inner").getSimpleName());
        System.out.println(Arrays.toString(Point.class.getRecordComponents()));
        System.out.println(Arrays.toString(Class.forName("Main$Colour").getEnumConstants()));
        System.out.println(self.getPackageName().isEmpty() + " " + self.getModule().isNamed());
        Method main = self.getMethod("main", String[].class);
        System.out.println(main.toGenericString() + " " + System.in.readAllBytes().length);
    }
}
