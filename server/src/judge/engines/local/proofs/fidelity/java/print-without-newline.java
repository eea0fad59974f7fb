public class Main {
    public static void main(String[] args) throws Exception {
        System.out.print("no newline ");
        System.out.print(System.in.readAllBytes().length);
        System.out.write('x');
    }
}
