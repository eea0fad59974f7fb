public class Main {
    static int calls;

    public static void main(String[] args) throws Exception {
        calls++;
        System.out.println("call " + calls + " " + args.length);
        if (calls < 3) main(new String[calls]);
        else System.out.println(System.in.readAllBytes().length);
    }
}
