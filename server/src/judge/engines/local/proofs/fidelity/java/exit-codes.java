public class Main {
    public static void main(String[] args) throws Exception {
        int n = System.in.readAllBytes().length;
        System.out.println(n);
        System.out.print("unfinished line");
        System.exit(n == 8 ? 0 : n == 0 ? 256 : n == 4 ? 3 : -1);
    }
}
