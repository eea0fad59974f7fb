import java.util.*;

public class Main {
    public static void main(String[] args) throws Exception {
        int n = System.in.readAllBytes().length;
        try {
            long[] huge = new long[Integer.MAX_VALUE - 8];
            System.out.println(huge.length);
        } catch (OutOfMemoryError e) {
            System.out.println(e.getMessage() + " " + n);
        }
        try {
            int[] negative = new int[-n - 1];
        } catch (NegativeArraySizeException e) {
            System.out.println(e.getMessage());
        }
    }
}
