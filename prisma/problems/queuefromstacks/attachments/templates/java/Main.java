import java.io.*;
import java.util.*;

public class Main {
    static class TwoStackQueue {
        // Write your code here. A Deque is a stack: push() puts on top, pop() takes off.
        private final Deque<Integer> first = new ArrayDeque<>();
        private final Deque<Integer> second = new ArrayDeque<>();

        void push(int number) {
        }

        // Take the number at the front out and return it.
        int pop() {
            return 0;
        }

        // Return the number at the front; it stays.
        int peek() {
            return 0;
        }

        boolean empty() {
            return true;
        }
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        int q = Integer.parseInt(in.readLine().trim());
        TwoStackQueue queue = new TwoStackQueue();
        StringBuilder out = new StringBuilder();
        for (int i = 0; i < q; i++) {
            StringTokenizer line = new StringTokenizer(in.readLine());
            String name = line.nextToken();
            if (name.equals("push")) queue.push(Integer.parseInt(line.nextToken()));
            else if (name.equals("pop")) out.append(queue.pop()).append('\n');
            else if (name.equals("peek")) out.append(queue.peek()).append('\n');
            else out.append(queue.empty()).append('\n');
        }
        System.out.print(out);
    }
}
