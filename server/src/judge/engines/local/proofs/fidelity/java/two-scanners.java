import java.util.Scanner;

public class Main {
    public static void main(String[] args) {
        Scanner first = new Scanner(System.in);
        System.out.println(first.hasNext() ? first.next() : "nothing");
        Scanner second = new Scanner(System.in);
        System.out.println(second.hasNext() ? second.next() : "nothing left");
    }
}
