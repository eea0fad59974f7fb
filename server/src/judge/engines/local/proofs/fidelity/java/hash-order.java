import java.util.*;

public class Main {
    enum Suit { CLUBS, HEARTS }

    public static void main(String[] args) throws Exception {
        String text = new String(System.in.readAllBytes(), "ISO-8859-1");
        Map<String, Integer> counts = new HashMap<>();
        for (String word : text.split("\\s+")) counts.merge(word, 1, Integer::sum);
        System.out.println(counts);
        System.out.println(new HashSet<>(List.of("banana", "apple", "cherry")) + " " + text.hashCode());
        System.out.println(new EnumMap<>(Map.of(Suit.HEARTS, 1)) + " " + new Random(42).nextInt(100));
    }
}
