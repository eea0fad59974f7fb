class Base {
    public static void main(String[] args) throws Exception {
        System.out.println("inherited " + System.in.readAllBytes().length);
    }
}

public class Main extends Base {}
