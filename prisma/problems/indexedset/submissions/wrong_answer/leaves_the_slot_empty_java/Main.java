import java.io.*;
import java.util.*;

public class Main {
    // Wrong: the free slot is given to the next number that comes.
    static class IndexedSet {
        private final List<Integer> numbers = new ArrayList<>();
        private final Map<Integer, Integer> slots = new HashMap<>();
        private final Deque<Integer> free = new ArrayDeque<>();

        boolean add(int number) {
            if (slots.containsKey(number)) return false;
            int slot = free.isEmpty() ? numbers.size() : free.pop();
            if (slot == numbers.size()) numbers.add(number);
            else numbers.set(slot, number);
            slots.put(number, slot);
            return true;
        }

        boolean remove(int number) {
            Integer slot = slots.remove(number);
            if (slot == null) return false;
            free.push(slot);
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
