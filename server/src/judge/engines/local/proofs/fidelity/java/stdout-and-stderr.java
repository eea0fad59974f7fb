public class Main {
    public static void main(String[] args) throws Exception {
        int n = System.in.readAllBytes().length;
        for (int i = 0; i < 3; i++) {
            System.out.println("out " + i);
            System.err.println("err " + i);
        }
        System.err.printf("%d bytes", n);
        System.exit(n == 4 ? 5 : 0);
    }
}
