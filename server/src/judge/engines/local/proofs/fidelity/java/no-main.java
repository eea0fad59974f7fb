public class Main {
    public static void mian(String[] args) {
        System.out.println("never");
    }
}
