public class Main {
    public static void main(String[] args) throws Exception {
        System.out.println(Checked.isOn());
        ClassLoader.getSystemClassLoader().setDefaultAssertionStatus(true);
    }

    static class Checked {
        static boolean isOn() {
            boolean on = false;
            assert on = true;
            return on;
        }
    }
}
