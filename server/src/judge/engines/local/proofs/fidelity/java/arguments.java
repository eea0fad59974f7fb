public class Main {
    public static void main(String[] args) throws Exception {
        System.out.println(args.length + " " + (args != null) + " " + args.getClass().getSimpleName());
        System.out.println(System.getProperty("sun.java.command") != null);
        System.out.println(ProcessHandle.current().children().count());
    }
}
