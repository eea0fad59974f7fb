import java.io.*;

public class Main {
    public static void main(String[] args) throws IOException {
        StreamTokenizer in = new StreamTokenizer(new BufferedInputStream(System.in));
        double sum = 0;
        int other = 0;
        while (in.nextToken() != StreamTokenizer.TT_EOF) {
            if (in.ttype == StreamTokenizer.TT_NUMBER) sum += in.nval;
            else other++;
        }
        System.out.println(sum + " " + other);
    }
}
