import java.util.*;

public class Main {
    static class Mine {
        int kept = 1; Mine self = this;
        @Override public String toString() { System.out.println("asked for words"); return "mine"; }
        @Override public boolean equals(Object other) { System.out.println("asked to compare"); return false; }
        @Override public int hashCode() { System.out.println("asked for a hash"); return 1; }
    }
    static class Items extends ArrayList<Integer> {
        @Override public Iterator<Integer> iterator() { System.out.println("asked for items"); throw new IllegalStateException(); }
        @Override public int size() { System.out.println("asked for a size"); return super.size(); }
    }
    static class Entries extends HashMap<String, Mine> { @Override public Set<Map.Entry<String, Mine>> entrySet() { System.out.println("asked for entries"); return super.entrySet(); } }
    static class Listing extends AbstractList<String> { @Override public String get(int at) { System.out.println("asked for " + at); return "item"; } @Override public int size() { System.out.println("asked how many"); return 2; } }
    static class Failing extends RuntimeException { @Override public String getMessage() { System.out.println("asked why"); return "failing"; } @Override public StackTraceElement[] getStackTrace() { System.out.println("asked where"); return null; } }
    static class Text implements CharSequence { public int length() { System.out.println("asked"); return 1; } public char charAt(int at) { return 'c'; } public CharSequence subSequence(int a, int b) { return this; } public String toString() { return "text"; } }

    public static void main(String[] args) {
        Mine mine = new Mine();
        Object[] all = { mine, new Items(), new Entries(), new Listing(), new Text(), null };
        all[5] = all;
        List<Object> list = new ArrayList<>(Arrays.asList(all));
        list.add(list);
        List<String> wrapped = Collections.unmodifiableList(new Listing());
        TreeMap<Integer, Mine> tree = new TreeMap<>((a, b) -> { return b - a; });
        tree.put(1, mine); tree.put(2, mine);
        Comparator<Integer> comparator = new Comparator<>() { @Override public int compare(Integer a, Integer b) { return a - b; } @Override public boolean equals(Object o) { System.out.println("asked"); return true; } };
        try { throw new Failing(); } catch (Failing failing) { System.out.println("caught"); }
        Thread thread = Thread.currentThread(); Class<?> type = Main.class; Random random = new Random(1);
        System.out.println(tree.size() + list.size() + comparator.compare(2, 1) + random.nextInt(5));
    }
}
