public class Main {
    static int depth;

    static void dive() {
        depth++;
        dive();
    }

    public static void main(String[] args) throws Exception {
        try {
            dive();
        } catch (StackOverflowError e) {
            System.out.println("caught " + (depth > 10000) + " " + System.in.readAllBytes().length);
        }
    }
}
