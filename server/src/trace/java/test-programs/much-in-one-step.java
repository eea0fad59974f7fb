import java.util.*;
public class Main {
    public static void main(String[] args) {
        int[] large = new int[100_000];
        List<Integer> list = new ArrayList<>();
        Arrays.stream(large).forEach(n -> list.add(n + large.length));
        Map<Integer, String> map = new HashMap<>();
        list.forEach(n -> map.put(map.size() % 300, "v" + n));
        large[150] = 5; large[99_999] = 6;
        System.out.println(list.size() + " " + map.size());
        for (int n = 0; n < 50; n++) map.remove(n);
        System.out.println("x".repeat(5000).length());
    }
}
