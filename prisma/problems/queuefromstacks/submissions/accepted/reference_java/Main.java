import java.io.*;
import java.util.*;

public class Main {
    static class TwoStackQueue {
        private final Deque<Integer> inbox = new ArrayDeque<>();
        private final Deque<Integer> outbox = new ArrayDeque<>();

        void push(int number) {
            inbox.push(number);
        }

        int pop() {
            pour();
            return outbox.pop();
        }

        int peek() {
            pour();
            return outbox.peek();
        }

        boolean empty() {
            return inbox.isEmpty() && outbox.isEmpty();
        }

        private void pour() {
            if (!outbox.isEmpty()) return;
            while (!inbox.isEmpty()) outbox.push(inbox.pop());
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
