public class Main {
    public static void main(String[] args) throws Exception {
        int c;
        int count = 0;
        int hash = 0;
        while ((c = System.in.read()) != -1) {
            count++;
            hash = hash * 31 + c;
        }
        System.out.println(count + " " + hash + " " + System.in.read() + " " + System.in.available());
    }
}
