public class Main {
    public void main(String[] args) {
        System.out.println("never");
    }
}
