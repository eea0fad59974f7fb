public class Main {
    public static void main(String[] args) throws Exception {
        System.out.println(System.getSecurityManager());
        try {
            System.setSecurityManager(null);
            System.out.println("may be set");
        } catch (UnsupportedOperationException e) {
            System.out.println("may not be set");
        }
        System.out.println(System.in.readAllBytes().length);
    }
}
