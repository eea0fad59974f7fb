public class Main {
    public static void main(String[] args) throws Exception {
        int n = System.in.readAllBytes().length;
        if (n == 8) throw new Error("error");
        if (n == 4) throw new Throwable() instanceof Object ? new StackOverflowError() : new Error();
        if (n == 0) ((Object) null).hashCode();
        Object[] strings = new String[1];
        strings[0] = n;
    }
}
