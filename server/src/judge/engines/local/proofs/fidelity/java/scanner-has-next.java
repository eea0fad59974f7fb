import java.util.Scanner;

public class Main {
    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int lines = 0;
        int words = 0;
        while (in.hasNextLine()) {
            lines++;
            Scanner words1 = new Scanner(in.nextLine());
            while (words1.hasNext()) {
                words1.next();
                words++;
            }
        }
        System.out.printf("%d lines, %d words%n", lines, words);
    }
}
