public class Main {
    public static void main(String[] args) throws Exception {
        System.out.println(System.in.markSupported());
        System.in.mark(100);
        int first = System.in.read();
        System.in.reset();
        System.out.println(first == System.in.read());
        System.out.println(System.in.getClass().getName());
    }
}
