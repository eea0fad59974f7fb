public enum Main {
    ONE, TWO;

    public static void main(String... arguments) throws Exception {
        System.out.println(Main.values().length + " " + arguments.length + " " + System.in.readAllBytes().length);
    }
}
