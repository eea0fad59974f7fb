import java.util.*;

public class Main {
    static List<byte[]> held = new ArrayList<>();

    public static void main(String[] args) throws Exception {
        for (int i = 0; i < 100; i++) held.add(new byte[1 << 20]);
        System.out.println(held.size() + " " + System.in.readAllBytes().length);
    }
}
