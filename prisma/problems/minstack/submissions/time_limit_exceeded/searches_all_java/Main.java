import java.io.*;
import java.util.*;

public class Main {
    // Too slow: searches the whole stack at each min.
    static class MinStack {
        private final Deque<Integer> numbers = new ArrayDeque<>();

        void push(int number) {
            numbers.push(number);
        }

        void pop() {
            numbers.pop();
        }

        int top() {
            return numbers.peek();
        }

        int min() {
            return Collections.min(numbers);
        }
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        int q = Integer.parseInt(in.readLine().trim());
        MinStack stack = new MinStack();
        StringBuilder out = new StringBuilder();
        for (int i = 0; i < q; i++) {
            StringTokenizer line = new StringTokenizer(in.readLine());
            String name = line.nextToken();
            if (name.equals("push")) stack.push(Integer.parseInt(line.nextToken()));
            else if (name.equals("pop")) stack.pop();
            else if (name.equals("top")) out.append(stack.top()).append('\n');
            else out.append(stack.min()).append('\n');
        }
        System.out.print(out);
    }
}
