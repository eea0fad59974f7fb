import java.lang.reflect.*;

public class Main {
    public static void main(String[] args) throws Exception {
        try {
            Field value = Integer.class.getDeclaredField("value");
            value.setAccessible(true);
            value.setInt(5, 6);
        } catch (Exception e) {
            System.out.println(e.getClass().getSimpleName());
        }
        Integer five = 5;
        System.out.println(five + " " + System.in.readAllBytes().length);
    }
}
