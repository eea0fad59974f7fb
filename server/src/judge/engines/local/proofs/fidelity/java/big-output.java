public class Main {
    public static void main(String[] args) throws Exception {
        int n = System.in.readAllBytes().length;
        StringBuilder all = new StringBuilder();
        for (int i = 0; i < 30000; i++) all.append(i).append(' ').append(n).append('\n');
        System.out.print(all);
        for (int i = 0; i < 2000; i++) System.out.println("line " + i);
    }
}
