import java.io.*;
import java.util.*;

public class Main {
    static class MinStack {
        // Write your code here.

        void push(int number) {
        }

        // Take the topmost number away.
        void pop() {
        }

        // Return the topmost number; it stays.
        int top() {
            return 0;
        }

        // Return the smallest number in the stack; it stays.
        int min() {
            return 0;
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
