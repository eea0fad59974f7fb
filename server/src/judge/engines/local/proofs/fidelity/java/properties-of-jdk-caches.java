import java.util.*;
import java.util.prefs.*;

public class Main {
    public static void main(String[] args) throws Exception {
        ResourceBundle.clearCache();
        Currency euro = Currency.getInstance("EUR");
        System.out.println(euro.getSymbol(Locale.GERMANY) + " " + UUID.nameUUIDFromBytes(System.in.readAllBytes()));
        java.beans.PropertyEditorManager.setEditorSearchPath(new String[] {"left"});
        System.out.println(java.beans.PropertyEditorManager.getEditorSearchPath().length);
    }
}
