import java.math.BigInteger;
import java.util.*;

public class Main {
    static int sum(int... all) { int total = 0; for (int one : all) total += one; return total; }
    static String join(String between, Object... parts) { StringBuilder made = new StringBuilder(); for (Object part : parts) { if (made.length() > 0) made.append(between); made.append(part); } return made.toString(); }
    public static void main(String[] args) {
        StringBuilder text = new StringBuilder();
        for (char c = 'a'; c < 'f'; c++) text.insert(0, c).append((int) c % 7);
        text.reverse().setCharAt(0, '\u00e9');
        System.out.println(text);
        int[] counts = new int[26];
        for (char c : "hello".toCharArray()) counts[c - 'a']++;
        System.out.println(counts['l' - 'a'] + " " + (char) ('a' + 2) + " \"quoted\" \\ \t|");
        System.out.printf("%d %5.2f %s %c%n", sum(), 3.14159, join("-", 1, 'c', null, 2.5), 'x');
        System.out.format("%x\n", sum(1, 2, 3));
        long large = Long.MAX_VALUE, small = 1L << 40; int over = Integer.MAX_VALUE; over++;
        double tenth = 0.1 + 0.2, whole = 4.0, huge = 1e300, none = 0.0 / 0.0; float third = 1f / 3;
        BigInteger power = BigInteger.TWO.pow(100);
        System.out.println(large + " " + small + over + tenth + whole + huge + none + third + power);
        String emoji = "\uD83D\uDE00 grüße", longText = "x".repeat(300);
        System.out.println(emoji + longText.length() + "a,b,,c".split(",").length);
        System.out.print("no line break at the end");
        boolean isSet = true; isSet &= !isSet; isSet ^= true; int bits = 0b1010 >>> 1 | 1; bits <<= 2; Integer boxed = 1000, other = 1000;
        System.out.print(isSet + " " + bits + (boxed.equals(other)) + '\n');
    }
}
