import java.io.*;

public class Main {
    static int loads;

    public static void main(String[] args) throws Exception {
        if (loads++ > 0) return;
        ClassLoader own = new ClassLoader(null) {
            @Override
            protected Class<?> findClass(String name) throws ClassNotFoundException {
                try (InputStream in = Main.class.getResourceAsStream("/" + name + ".class")) {
                    byte[] bytes = in.readAllBytes();
                    return defineClass(name, bytes, 0, bytes.length);
                } catch (IOException | NullPointerException e) {
                    throw new ClassNotFoundException(name, e);
                }
            }
        };
        Class<?> twin = own.loadClass("Main");
        System.out.println((twin == Main.class) + " " + twin.getDeclaredField("loads").getInt(null));
        System.out.println(System.in.readAllBytes().length);
    }
}
