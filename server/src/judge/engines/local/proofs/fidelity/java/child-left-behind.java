public class Main {
    public static void main(String[] args) throws Exception {
        new ProcessBuilder("/bin/sleep", "30").start();
        System.out.println("left " + System.in.readAllBytes().length);
    }
}
