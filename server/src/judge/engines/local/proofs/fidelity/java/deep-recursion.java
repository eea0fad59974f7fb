public class Main {
    static long dive(int n) {
        return n == 0 ? 0 : 1 + dive(n - 1);
    }

    public static void main(String[] args) throws Exception {
        System.out.println(dive(50000) + " " + System.in.readAllBytes().length);
    }
}
