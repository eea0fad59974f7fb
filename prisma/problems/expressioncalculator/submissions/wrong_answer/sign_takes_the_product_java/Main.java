import java.io.*;
import java.util.*;

public class Main {
    // Wrong: a sign counts for the whole product behind it.
    static class Parser {
        private final String text;
        private int at = 0;

        Parser(String text) {
            this.text = text;
        }

        long expression() {
            long value = term();
            while (next() == '+' || next() == '-') {
                if (text.charAt(at++) == '+') value += term();
                else value -= term();
            }
            return value;
        }

        private long term() {
            long value = operand();
            while (next() == '*' || next() == '/') {
                if (text.charAt(at++) == '*') value *= operand();
                else {
                    long right = operand();
                    value = right == 0 ? 0 : value / right;
                }
            }
            return value;
        }

        private long operand() {
            if (next() == '-') {
                at++;
                return -term();
            }
            if (next() == '(') {
                at++;
                long inner = expression();
                next();
                at++; // The closing bracket.
                return inner;
            }
            long value = 0;
            while (at < text.length() && Character.isDigit(text.charAt(at))) {
                value = 10 * value + (text.charAt(at++) - '0');
            }
            return value;
        }

        // The next character that is no space; it is not taken. At the end, a space.
        private char next() {
            while (at < text.length() && text.charAt(at) == ' ') at++;
            return at < text.length() ? text.charAt(at) : ' ';
        }
    }

    static long evaluate(String text) {
        return new Parser(text).expression();
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        System.out.println(evaluate(in.readLine()));
    }
}
