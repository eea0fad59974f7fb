import java.io.*;
import java.util.*;

public class Main {
    // Too slow: pours everything over for each look at the front, and back again.
    static class TwoStackQueue {
        private final Deque<Integer> inbox = new ArrayDeque<>();
        private final Deque<Integer> outbox = new ArrayDeque<>();

        void push(int number) {
            inbox.push(number);
        }

        int pop() {
            pour();
            int front = outbox.pop();
            pourBack();
            return front;
        }

        int peek() {
            pour();
            int front = outbox.peek();
            pourBack();
            return front;
        }

        boolean empty() {
            return inbox.isEmpty() && outbox.isEmpty();
        }

        private void pour() {
            while (!inbox.isEmpty()) outbox.push(inbox.pop());
        }

        private void pourBack() {
            while (!outbox.isEmpty()) inbox.push(outbox.pop());
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
