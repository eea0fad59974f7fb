import java.io.*;
import java.util.*;

public class Main {
    // Too slow: tries one route after the other until one uses all tickets.
    static List<String> findRoute(String start, String[][] tickets) {
        String[][] sorted = tickets.clone();
        Arrays.sort(sorted, (a, b) -> a[1].compareTo(b[1]));
        Map<String, List<Integer>> ticketsOf = new HashMap<>();
        for (int ticket = 0; ticket < sorted.length; ticket++) {
            ticketsOf.computeIfAbsent(sorted[ticket][0], place -> new ArrayList<>()).add(ticket);
        }
        boolean[] isUsed = new boolean[sorted.length];
        // The tickets of the route, and how many tickets have been tried after each of them.
        int[] used = new int[sorted.length];
        int[] tried = new int[sorted.length + 1];
        int count = 0;
        while (count < sorted.length) {
            String place = count == 0 ? start : sorted[used[count - 1]][1];
            List<Integer> choices = ticketsOf.getOrDefault(place, Collections.emptyList());
            if (tried[count] == choices.size()) {
                count--;
                isUsed[used[count]] = false;
                continue;
            }
            int ticket = choices.get(tried[count]++);
            if (isUsed[ticket]) continue;
            isUsed[ticket] = true;
            used[count++] = ticket;
            tried[count] = 0;
        }
        List<String> route = new ArrayList<>();
        route.add(start);
        for (int ticket : used) route.add(sorted[ticket][1]);
        return route;
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        String[] head = in.readLine().trim().split(" ");
        String[][] tickets = new String[Integer.parseInt(head[0])][];
        for (int i = 0; i < tickets.length; i++) tickets[i] = in.readLine().trim().split(" ");
        System.out.println(String.join(" ", findRoute(head[1], tickets)));
    }
}
