import java.util.Scanner;

public class Main {
    public static void main(String[] args) {
        try (Scanner scanner = new Scanner(System.in)) {
            while (scanner.hasNext()) {
                if (scanner.hasNextInt()) System.out.println(scanner.nextInt() + 1);
                else System.out.println(scanner.next());
            }
        }
    }
}
