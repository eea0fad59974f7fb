public class Main {
    static class Odd extends Exception {
        Odd(String message, Throwable cause) {
            super(message, cause);
        }
    }

    public static void main(String[] args) throws Exception {
        System.out.println("before");
        try {
            Integer.parseInt(new String(System.in.readAllBytes()).trim());
        } catch (NumberFormatException e) {
            Odd odd = new Odd("not a number", e);
            odd.addSuppressed(new IllegalStateException("suppressed"));
            throw odd;
        }
    }
}
