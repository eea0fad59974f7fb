public class Main {
    public static void main(String[] args) throws Exception {
        assert System.in.read() == 0 : "assertions are on";
        System.out.println(Main.class.desiredAssertionStatus() + " " + System.in.readAllBytes().length);
    }
}
