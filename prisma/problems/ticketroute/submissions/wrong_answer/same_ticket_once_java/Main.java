import java.io.*;
import java.util.*;

public class Main {
    // Wrong: keeps the goals in a set, so that a ticket that occurs twice is used once.
    static List<String> findRoute(String start, String[][] tickets) {
        Map<String, TreeSet<String>> goals = new HashMap<>();
        for (String[] ticket : tickets) {
            goals.computeIfAbsent(ticket[0], place -> new TreeSet<>()).add(ticket[1]);
        }
        List<String> route = new ArrayList<>();
        Deque<String> stack = new ArrayDeque<>();
        stack.push(start);
        while (!stack.isEmpty()) {
            TreeSet<String> left = goals.get(stack.peek());
            if (left != null && !left.isEmpty()) stack.push(left.pollFirst());
            else route.add(stack.pop());
        }
        Collections.reverse(route);
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
