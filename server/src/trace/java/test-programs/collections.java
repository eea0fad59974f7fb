import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;

public class Main {
    enum Kind { LOW, HIGH { @Override int weight() { return 9; } }; static int made = 0; int weight() { return ordinal(); } }
    static class Cache extends LinkedHashMap<Integer, String> {
        private final int room;
        Cache(int room) { super(16, 0.75f, true); this.room = room; }
        @Override protected boolean removeEldestEntry(Map.Entry<Integer, String> eldest) { return size() > room; }
    }
    static class Item implements Comparable<Item> {
        final int cost; final String name;
        Item(int cost, String name) { this.cost = cost; this.name = name; }
        @Override public int compareTo(Item other) { return Integer.compare(cost, other.cost); }
        @Override public boolean equals(Object other) { return other instanceof Item item && item.cost == cost; }
        @Override public int hashCode() { return cost; }
    }

    public static void main(String[] args) {
        PriorityQueue<int[]> queue = new PriorityQueue<>((a, b) -> { int by = a[1] - b[1]; return by != 0 ? by : a[0] - b[0]; });
        queue.add(new int[] { 1, 5 }); queue.add(new int[] { 2, 3 }); queue.offer(new int[] { 3, 4 });
        System.out.println(queue.poll()[0]);
        PriorityQueue<Item> items = new PriorityQueue<>(Comparator.reverseOrder());
        for (String name : "b a c".split(" ")) items.add(new Item(name.charAt(0) - 'a', name));
        System.out.println(items.peek().name);
        Cache cache = new Cache(2);
        for (int n = 0; n < 3; n++) cache.put(n, "v" + n);
        System.out.println(cache);
        Map<Item, List<Kind>> byItem = new HashMap<>();
        byItem.computeIfAbsent(new Item(1, "x"), key -> new ArrayList<>()).add(Kind.HIGH);
        byItem.computeIfAbsent(new Item(1, "y"), key -> { return new ArrayList<>(); }).add(Kind.LOW);
        System.out.println(byItem.size() + " " + Kind.HIGH.weight());
        EnumMap<Kind, Integer> counts = new EnumMap<>(Kind.class);
        counts.merge(Kind.LOW, 1, Integer::sum);
        Set<Integer> sorted = new TreeSet<>(List.of(3, 1, 2));
        Set<String> linked = new LinkedHashSet<>(Arrays.asList("z", "a"));
        for (Map.Entry<Kind, Integer> entry : counts.entrySet()) System.out.println(entry.getKey() + "=" + entry.getValue());
        for (Map.Entry<Integer, String> entry : cache.entrySet()) entry.setValue(entry.getValue() + "!");
        System.out.println(sorted + " " + linked + cache);
        List<Integer> copy = new LinkedList<>(sorted), fixed = Collections.unmodifiableList(copy);
        Iterator<Integer> each = copy.iterator();
        while (each.hasNext()) if (each.next() == 2) each.remove();
        AtomicInteger counter = new AtomicInteger();
        copy.forEach(n -> { counter.addAndGet(n); });
        ConcurrentHashMap<String, Integer> shared = new ConcurrentHashMap<>(Map.of("k", 1));
        BitSet bits = new BitSet(); bits.set(4);
        Stack<Character> stack = new Stack<>(); stack.push('(');
        System.out.println(counter + " " + shared + fixed + bits + stack.peek());
    }
}
