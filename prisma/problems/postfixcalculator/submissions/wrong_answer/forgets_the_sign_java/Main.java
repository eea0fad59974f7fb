import java.io.*;
import java.util.*;

public class Main {
    // Wrong: drops the minus sign of numbers.
    static long evaluate(String[] tokens) {
        Deque<Long> stack = new ArrayDeque<>();
        for (String token : tokens) {
            if (!"+-*/".contains(token)) {
                stack.push(Math.abs(Long.parseLong(token)));
                continue;
            }
            long right = stack.pop();
            long left = stack.pop();
            if (token.equals("+")) stack.push(left + right);
            else if (token.equals("-")) stack.push(left - right);
            else if (token.equals("*")) stack.push(left * right);
            else stack.push(right == 0 ? 0 : left / right);
        }
        return stack.pop();
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        in.readLine();
        System.out.println(evaluate(in.readLine().split(" ")));
    }
}
