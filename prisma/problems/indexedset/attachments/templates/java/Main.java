import java.io.*;
import java.util.*;

public class Main {
    static class IndexedSet {
        // Write your code here.

        // Return true if the number was not there before.
        boolean add(int number) {
            return false;
        }

        // Return true if the number was there.
        boolean remove(int number) {
            return false;
        }

        // Return the number in the slot.
        int at(int slot) {
            return 0;
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
