import java.util.*;

public class Main {
    public static void main(String[] args) throws Exception {
        System.out.println(Locale.getDefault() + " " + String.format("%,.2f", 1234.5));
        Locale.setDefault(Locale.GERMANY);
        System.out.println(String.format("%,.2f", 1234.5));
        Locale.setDefault(Locale.Category.FORMAT, Locale.FRANCE);
        System.out.println(TimeZone.getDefault().getID() + " " + new Date(0));
        TimeZone.setDefault(TimeZone.getTimeZone("Asia/Tokyo"));
        System.out.println(new Date(0) + " " + System.in.readAllBytes().length);
    }
}
