import java.util.*;

public class Main {
    record Point(int x, int y) {
        static int made;
        Point { if (x < 0) throw new IllegalArgumentException("x " + x); made++; x = x * 1; }
        Point(int both) { this(both, both); }
        int distance() { return Math.abs(x) + Math.abs(y); }
    }
    record Box<T>(T... in) {}
    sealed interface Shape permits Circle, Rect {}
    record Circle(double r) implements Shape {}
    record Rect(double w, double h) implements Shape {}
    enum Day { MON, SAT, SUN; boolean isFree() { return switch (this) { case SAT, SUN -> true; default -> false; }; } }

    static double area(Shape shape) {
        if (shape instanceof Circle c && c.r() > 0) { double r = c.r(); return 3 * r * r; }
        if (!(shape instanceof Rect rect)) return 0;
        return rect.w() * rect.h();
    }

    static int value(String name) {
        int result = switch (name) {
            case "one" -> 1;
            case "minus" -> -1;
            case "two" -> { int half = 1; yield half * 2; }
            case "bad" -> throw new IllegalStateException();
            case "par" -> (1 + 2);
            default -> name.length() ;
        };
        return result;
    }

    static String old(int n) {
        String said;
        switch (n) {
            case 1:
                int x = 5;
                said = "one" + x;
                break;
            case 2:
            case 3:
                x = 7;
                said = "few" + x;
                break;
            default:
                return "many";
        }
        return said;
    }

    static int arrows(Day day) {
        int n = 0;
        switch (day) {
            case MON -> n++;
            case SAT -> { n += 2; }
            case SUN -> throw new IllegalStateException("rest");
        }
        return n;
    }

    public static void main(String[] args) {
        System.out.println(new Point(3).distance() + " " + new Point(1, -2) + Point.made);
        try { new Point(-1, 0); } catch (IllegalArgumentException error) { System.out.println(error.getMessage()); }
        System.out.println(area(new Circle(2)) + " " + area(new Rect(2, 3)) + new Box<>(1, 2).in().length);
        for (String name : List.of("one", "minus", "two", "three", "par")) System.out.print(value(name) + " ");
        for (int n = 1; n < 5; n++) System.out.print(old(n) + " ");
        System.out.println(Day.SUN.isFree() + " " + arrows(Day.MON) + arrows(Day.SAT));
        var text = """
            a "block"
              of text \
            here
            """;
        System.out.print(text);
        Object o = 5;
        String what = o instanceof Integer i && i > 3 ? "large" + i : "small";
        System.out.println(what);
        char grade = switch (value("two")) { case 1: yield 'a'; case 2: { yield 'b'; } default: yield 'c'; };
        System.out.println(grade);
    }
}
