import java.io.*;
import java.util.*;

public class Main {
    static boolean isBalanced(String line) {
        Deque<Character> expected = new ArrayDeque<>();
        for (char bracket : line.toCharArray()) {
            if (bracket == '(') expected.push(')');
            else if (bracket == '[') expected.push(']');
            else if (bracket == '{') expected.push('}');
            else if (expected.isEmpty() || expected.pop() != bracket) return false;
        }
        return expected.isEmpty();
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        System.out.println(isBalanced(in.readLine()));
    }
}
