import java.io.*;
import java.util.*;

public class Main {
    static class TimeStore {
        private final Map<String, TreeMap<Integer, Integer>> histories = new HashMap<>();

        void set(String key, int time, int value) {
            histories.computeIfAbsent(key, any -> new TreeMap<>()).put(time, value);
        }

        Integer get(String key, int time) {
            TreeMap<Integer, Integer> history = histories.get(key);
            if (history == null) return null;
            Map.Entry<Integer, Integer> latest = history.floorEntry(time);
            return latest == null ? null : latest.getValue();
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
