public class Main {
    public static void main(String[] args) throws Exception {
        int n = System.in.readAllBytes().length;
        System.out.println("n " + n);
        String signal = n == 0 ? "KILL" : "TERM";
        new ProcessBuilder("/bin/kill", "-" + signal, String.valueOf(ProcessHandle.current().pid())).start().waitFor();
        Thread.sleep(20000);
    }
}
