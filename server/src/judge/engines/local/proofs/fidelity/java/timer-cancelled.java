import java.util.*;

public class Main {
    public static void main(String[] args) throws Exception {
        int n = System.in.readAllBytes().length;
        Timer timer = new Timer();
        timer.schedule(new TimerTask() {
            @Override
            public void run() {
                System.out.println("fired " + n);
                timer.cancel();
            }
        }, 5);
    }
}
