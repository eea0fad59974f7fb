public class Main {
    static class Broken extends RuntimeException {
        @Override
        public String getMessage() {
            throw new IllegalStateException("no message");
        }
    }

    public static void main(String[] args) throws Exception {
        System.out.println(System.in.read());
        throw new Broken();
    }
}
