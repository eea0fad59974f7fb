import java.io.*;
import java.util.*;

public class Main {
    static class IndexedSet {
        private final List<Integer> numbers = new ArrayList<>();
        private final Map<Integer, Integer> slots = new HashMap<>();

        boolean add(int number) {
            if (slots.containsKey(number)) return false;
            slots.put(number, numbers.size());
            numbers.add(number);
            return true;
        }

        boolean remove(int number) {
            Integer free = slots.get(number);
            if (free == null) return false;
            int last = numbers.get(numbers.size() - 1);
            numbers.set(free, last);
            slots.put(last, free);
            numbers.remove(numbers.size() - 1);
            slots.remove(number);
            return true;
        }

        int at(int slot) {
            return numbers.get(slot);
        }
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        int q = Integer.parseInt(in.readLine().trim());
        IndexedSet set = new IndexedSet();
        StringBuilder out = new StringBuilder();
        for (int i = 0; i < q; i++) {
            StringTokenizer line = new StringTokenizer(in.readLine());
            String name = line.nextToken();
            int number = Integer.parseInt(line.nextToken());
            if (name.equals("add")) out.append(set.add(number)).append('\n');
            else if (name.equals("remove")) out.append(set.remove(number)).append('\n');
            else out.append(set.at(number)).append('\n');
        }
        System.out.print(out);
    }
}
