import java.util.concurrent.*;

public class Main {
    public static void main(String[] args) throws Exception {
        Process process = new ProcessBuilder("/bin/sh", "-c", "wc -c; exit 3").redirectErrorStream(true).start();
        process.getOutputStream().write(System.in.readAllBytes());
        process.getOutputStream().close();
        System.out.print(new String(process.getInputStream().readAllBytes()).trim());
        System.out.println(" " + process.waitFor());
    }
}
