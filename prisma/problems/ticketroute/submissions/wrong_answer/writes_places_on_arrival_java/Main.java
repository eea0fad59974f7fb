import java.io.*;
import java.util.*;

public class Main {
    // Wrong: writes a place down when it comes there, not when it goes back.
    static List<String> findRoute(String start, String[][] tickets) {
        Map<String, PriorityQueue<String>> goals = new HashMap<>();
        for (String[] ticket : tickets) {
            goals.computeIfAbsent(ticket[0], place -> new PriorityQueue<>()).add(ticket[1]);
        }
        List<String> route = new ArrayList<>();
        route.add(start);
        Deque<String> stack = new ArrayDeque<>();
        stack.push(start);
        while (!stack.isEmpty()) {
            PriorityQueue<String> left = goals.get(stack.peek());
            if (left == null || left.isEmpty()) {
                stack.pop();
                continue;
            }
            stack.push(left.remove());
            route.add(stack.peek());
        }
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
