public class Main {
    public static void main(String[] args) throws Exception {
        System.out.println(System.inheritedChannel());
        System.out.println(System.console() == null);
        System.out.println(System.in.readAllBytes().length);
    }
}
