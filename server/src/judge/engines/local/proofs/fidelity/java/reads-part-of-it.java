public class Main {
    public static void main(String[] args) throws Exception {
        System.out.println(new String(System.in.readNBytes(2)).trim());
        System.out.println(System.in.skip(3));
        System.out.println(System.in.read());
    }
}
