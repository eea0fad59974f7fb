import java.io.*;
import java.util.*;

public class Main {
    // Wrong: takes the number for a slot, as remove of a list does with an int.
    static class IndexedSet {
        private final List<Integer> numbers = new ArrayList<>();
        private final Set<Integer> known = new HashSet<>();

        boolean add(int number) {
            if (!known.add(number)) return false;
            numbers.add(number);
            return true;
        }

        boolean remove(int number) {
            if (!known.remove(number)) return false;
            if (number >= 0 && number < numbers.size()) {
                numbers.set(number, numbers.get(numbers.size() - 1));
            }
            numbers.remove(numbers.size() - 1);
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
