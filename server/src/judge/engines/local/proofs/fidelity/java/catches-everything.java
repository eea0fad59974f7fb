public class Main {
    public static void main(String[] args) {
        try {
            System.out.println(System.in.read());
            System.exit(4);
        } catch (Throwable e) {
            System.out.println("caught " + e);
        } finally {
            System.out.println("not reached by an exit");
        }
    }
}
