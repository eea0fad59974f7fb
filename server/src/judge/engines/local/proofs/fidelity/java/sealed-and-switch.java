import java.util.*;

public class Main {
    sealed interface Node permits Leaf, Pair {}

    record Leaf(int value) implements Node {}

    record Pair(Node left, Node right) implements Node {}

    static int sum(Node node) {
        if (node instanceof Leaf leaf) return leaf.value();
        if (node instanceof Pair pair) return sum(pair.left()) + sum(pair.right());
        throw new AssertionError();
    }

    public static void main(String[] args) throws Exception {
        int n = System.in.readAllBytes().length;
        String kind = switch (n % 3) {
            case 0 -> "zero";
            case 1 -> "one";
            default -> {
                yield "two";
            }
        };
        System.out.println(kind + " " + sum(new Pair(new Leaf(n), new Leaf(1))));
        System.out.println("""
            text block
              indented \
            joined""");
    }
}
