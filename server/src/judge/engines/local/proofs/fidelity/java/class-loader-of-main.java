public class Main {
    public static void main(String[] args) throws Exception {
        System.out.println(Main.class.getClassLoader() == ClassLoader.getSystemClassLoader());
        System.out.println(Main.class.getClassLoader() == Thread.currentThread().getContextClassLoader());
        System.out.println(Main.class.getClassLoader().getParent().getName());
        System.out.println(Main.class.getClassLoader().getName());
        System.out.println(Main.class.getProtectionDomain().getCodeSource() != null);
    }
}
