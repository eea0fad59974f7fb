public class Main {
    public static void main(String[] args) throws Exception {
        System.out.println("before");
        Process process = new ProcessBuilder("/bin/cat").inheritIO().start();
        System.out.println("cat " + process.waitFor());
    }
}
