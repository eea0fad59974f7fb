public class Main {
    static long dive(int n) {
        return n == 0 ? 0 : 1 + dive(n - 1);
    }

    public static void main(String[] args) throws Exception {
        int n = System.in.readAllBytes().length;
        Thread thread = new Thread(null, () -> System.out.println(dive(200000) + n), "deep", 1 << 27);
        thread.start();
        thread.join();
    }
}
