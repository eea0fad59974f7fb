public class Main {
    int[] values;

    public static void main(String[] args) {
        Main main = new Main();
        System.out.println(main.values[3]);
    }
}
