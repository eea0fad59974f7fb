import java.io.*;
import java.util.*;

public class Main {
    static class Item {
        // The list, or null if the item is a number.
        final List<Item> list;
        final int number;

        Item(int number, List<Item> list) {
            this.number = number;
            this.list = list;
        }
    }

    static class NestedIterator {
        NestedIterator(List<Item> list) {
            // Write your code here.
        }

        Integer next() {
            // Return the next number, or null when all were delivered.
            return null;
        }

        boolean hasNext() {
            // Return true if a number is left.
            return false;
        }
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        NestedIterator iterator = new NestedIterator(readList(in.readLine()));
        int q = Integer.parseInt(in.readLine());
        StringBuilder out = new StringBuilder();
        for (int i = 0; i < q; i++) {
            if (in.readLine().equals("hasnext")) {
                out.append(iterator.hasNext()).append('\n');
            } else {
                Integer value = iterator.next();
                out.append(value == null ? "NONE" : value.toString()).append('\n');
            }
        }
        System.out.print(out);
    }

    static List<Item> readList(String line) {
        Deque<List<Item>> open = new ArrayDeque<>();
        open.push(new ArrayList<>());
        StringTokenizer tokens = new StringTokenizer(line, "[],", true);
        while (tokens.hasMoreTokens()) {
            String token = tokens.nextToken();
            if (token.equals("[")) {
                open.push(new ArrayList<>());
            } else if (token.equals("]")) {
                Item inner = new Item(0, open.pop());
                open.peek().add(inner);
            } else if (!token.equals(",")) {
                open.peek().add(new Item(Integer.parseInt(token), null));
            }
        }
        return open.peek().get(0).list;
    }
}
