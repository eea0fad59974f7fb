public class Main {
    public static void main(String[] args) throws Exception {
        System.out.println("before " + System.in.readAllBytes().length);
        System.out.close();
        System.out.println("after");
    }
}
