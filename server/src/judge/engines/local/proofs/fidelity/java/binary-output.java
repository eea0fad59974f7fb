public class Main {
    public static void main(String[] args) throws Exception {
        byte[] all = System.in.readAllBytes();
        System.out.write(new byte[] {0, 1, -1, -128, 10, 13});
        System.out.write(all, 0, all.length);
        System.out.print("\r\n\0");
        System.out.flush();
    }
}
