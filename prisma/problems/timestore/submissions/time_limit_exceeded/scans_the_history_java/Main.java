import java.io.*;
import java.util.*;

public class Main {
    // Too slow: goes through all values of the key.
    static class TimeStore {
        private final Map<String, List<int[]>> histories = new HashMap<>();

        void set(String key, int time, int value) {
            histories.computeIfAbsent(key, any -> new ArrayList<>()).add(new int[] {time, value});
        }

        Integer get(String key, int time) {
            Integer found = null;
            for (int[] entry : histories.getOrDefault(key, new ArrayList<>())) {
                if (entry[0] <= time) found = entry[1];
            }
            return found;
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
