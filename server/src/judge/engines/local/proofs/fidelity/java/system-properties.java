public class Main {
    public static void main(String[] args) throws Exception {
        System.out.println(System.getProperty("left") + " " + System.getProperty("line.separator").length());
        System.out.println(Integer.getInteger("count", 0));
        System.setProperty("left", "here");
        System.setProperty("count", String.valueOf(Integer.getInteger("count", 0) + 1));
        System.setProperty("line.separator", "\r\n");
        System.clearProperty("user.name");
        System.out.println(System.getProperty("count") + " " + System.in.readAllBytes().length);
    }
}
