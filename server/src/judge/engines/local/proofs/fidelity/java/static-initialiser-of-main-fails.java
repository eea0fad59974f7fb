public class Main {
    static int value = Integer.parseInt("broken");

    public static void main(String[] args) {
        System.out.println("never");
    }
}
