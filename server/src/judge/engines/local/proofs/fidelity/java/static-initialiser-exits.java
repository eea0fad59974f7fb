public class Main {
    static {
        System.out.println("only this");
        System.exit(0);
    }

    public static void main(String[] args) {
        System.out.println("never");
    }
}
