import java.util.*;

public class Main {
    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int[] values = new int[3];
        for (int i = 0; in.hasNextInt(); i++) values[i] = in.nextInt();
        System.out.println(Arrays.toString(values));
    }
}
