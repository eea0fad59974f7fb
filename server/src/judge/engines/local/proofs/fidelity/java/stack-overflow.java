public class Main {
    static int dive(int n) {
        return dive(n + 1) + 1;
    }

    public static void main(String[] args) {
        System.out.println("start");
        System.out.println(dive(0));
    }
}
