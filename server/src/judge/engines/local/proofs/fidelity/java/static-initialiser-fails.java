public class Main {
    static class Broken {
        static final int VALUE = Integer.parseInt("broken");
    }

    public static void main(String[] args) throws Exception {
        for (int i = 0; i < 2; i++) {
            try {
                System.out.println(Broken.VALUE);
            } catch (ExceptionInInitializerError e) {
                System.out.println("first " + e.getCause().getMessage());
            } catch (NoClassDefFoundError e) {
                System.out.println("then " + e.getMessage());
            }
        }
        System.out.println(System.in.readAllBytes().length);
    }
}
