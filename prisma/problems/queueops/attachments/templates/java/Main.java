import java.io.*;
import java.util.*;

public class Main {
    static class TicketQueue {
        // Write your code here.

        void push(int ticket) {
        }

        // Return the ticket that leaves, or null when nobody is waiting.
        Integer pop() {
            return null;
        }

        // Return the first ticket, or null when nobody is waiting.
        Integer front() {
            return null;
        }

        int size() {
            return 0;
        }
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        int q = Integer.parseInt(in.readLine().trim());
        TicketQueue queue = new TicketQueue();
        StringBuilder out = new StringBuilder();
        for (int i = 0; i < q; i++) {
            StringTokenizer line = new StringTokenizer(in.readLine());
            String name = line.nextToken();
            if (name.equals("push")) queue.push(Integer.parseInt(line.nextToken()));
            else if (name.equals("pop")) show(out, queue.pop());
            else if (name.equals("front")) show(out, queue.front());
            else show(out, queue.size());
        }
        System.out.print(out);
    }

    static void show(StringBuilder out, Integer ticket) {
        out.append(ticket == null ? "EMPTY" : ticket).append('\n');
    }
}
