import java.io.*;
import java.util.*;

public class Main {
    static List<String> findRoute(String start, String[][] tickets) {
        // Write your code here. Each ticket is {from, to}. Return the places of the route.
        return new ArrayList<>();
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        String[] head = in.readLine().trim().split(" ");
        String[][] tickets = new String[Integer.parseInt(head[0])][];
        for (int i = 0; i < tickets.length; i++) tickets[i] = in.readLine().trim().split(" ");
        System.out.println(String.join(" ", findRoute(head[1], tickets)));
    }
}
