import java.io.*;
import java.util.*;

public class Main {
    // Wrong: takes the nearest time, even if it is later.
    static class TimeStore {
        // For each key its pairs of time and value; the times rise.
        private final Map<String, List<int[]>> histories = new HashMap<>();

        void set(String key, int time, int value) {
            histories.computeIfAbsent(key, any -> new ArrayList<>()).add(new int[] {time, value});
        }

        Integer get(String key, int time) {
            List<int[]> history = histories.get(key);
            if (history == null) return null;
            int low = 0;
            int high = history.size();
            while (low < high) {
                int middle = (low + high) >>> 1;
                if (history.get(middle)[0] <= time) low = middle + 1;
                else high = middle;
            }
            if (low == 0) return null;
            int[] before = history.get(low - 1);
            int[] after = low < history.size() ? history.get(low) : before;
            return after[0] > time && after[0] - time < time - before[0] ? after[1] : before[1];
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
