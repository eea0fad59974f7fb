public class Main {
    public static void main(String[] args) throws Exception {
        int n = System.in.readAllBytes().length;
        String key = ("key" + n).intern();
        System.out.println(key == ("ke" + "y" + n).intern());
        Integer a = 127, b = 127, c = 1000, d = 1000;
        System.out.println((a == b) + " " + (c == d));
    }
}
