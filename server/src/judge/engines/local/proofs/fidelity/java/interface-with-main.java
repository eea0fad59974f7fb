public interface Main {
    int N = 5;

    static void main(String[] args) throws Exception {
        System.out.println(N + " " + System.in.readAllBytes().length);
    }
}
