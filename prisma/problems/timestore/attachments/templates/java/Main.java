import java.io.*;
import java.util.*;

public class Main {
    static class TimeStore {
        TimeStore() {
            // Write your code here.
        }

        void set(String key, int time, int value) {
            // From this time on, the key has this value.
        }

        Integer get(String key, int time) {
            // Return the value of the key at this time, or null if it has none.
            return null;
        }
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        int q = Integer.parseInt(in.readLine());
        TimeStore store = new TimeStore();
        StringBuilder out = new StringBuilder();
        for (int i = 0; i < q; i++) {
            StringTokenizer line = new StringTokenizer(in.readLine());
            boolean isSet = line.nextToken().equals("set");
            String key = line.nextToken();
            int time = Integer.parseInt(line.nextToken());
            if (isSet) {
                store.set(key, time, Integer.parseInt(line.nextToken()));
            } else {
                Integer found = store.get(key, time);
                out.append(found == null ? "NONE" : found.toString()).append('\n');
            }
        }
        System.out.print(out);
    }
}
