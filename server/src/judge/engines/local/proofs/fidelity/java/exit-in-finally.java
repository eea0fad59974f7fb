public class Main {
    public static void main(String[] args) throws Exception {
        try {
            if (System.in.read() == -1) throw new RuntimeException("never shown");
            System.out.println("fine");
        } finally {
            System.out.println("finally");
            System.exit(0);
        }
    }
}
