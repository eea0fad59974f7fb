import java.nio.charset.*;

public class Main {
    public static void main(String[] args) throws Exception {
        String text = new String(System.in.readAllBytes(), StandardCharsets.UTF_8);
        System.out.println("Größe 日本 🙂 \u0000 \ud800");
        System.out.println(text.length() + " " + text.codePointCount(0, text.length()) + " " + Charset.defaultCharset());
        System.out.println("ß".toUpperCase() + "İ".toLowerCase().length());
    }
}
