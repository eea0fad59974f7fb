public class Main {
    static class Quiet extends RuntimeException {
        Quiet() {
            super("quiet", null, false, false);
        }
    }

    public static void main(String[] args) throws Exception {
        System.out.println(System.in.read());
        throw new Quiet();
    }
}
