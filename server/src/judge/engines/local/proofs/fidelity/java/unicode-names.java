public class Größe {
    static int länge(String größe) {
        return größe.length();
    }

    public static void main(String[] args) throws Exception {
        System.out.println(länge("日本") + " " + Größe.class.getName() + " " + System.in.readAllBytes().length);
    }
}
