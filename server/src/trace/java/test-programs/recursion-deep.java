public class Main {
    static int depth(int n) { return n == 0 ? 0 : 1 + depth(n - 1); }
    static java.util.function.IntUnaryOperator same;
    public static void main(String[] args) {
        System.out.println(depth(900));
        same = n -> n == 0 ? 0 : 1 + same.applyAsInt(n - 1);
        System.out.println(same.applyAsInt(2000));
    }
}
