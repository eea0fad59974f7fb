import java.math.*;

public class Main {
    public static void main(String[] args) throws Exception {
        int n = System.in.readAllBytes().length;
        System.out.println(0.1 + 0.2 + " " + (float) 1e10 + " " + 1.0 / 0 + " " + Double.MIN_VALUE + " " + 2e-3);
        System.out.println(Integer.MAX_VALUE + n + " " + Long.MIN_VALUE + " " + (char) ('a' + n % 26) + " " + -7 / 2 + " " + -7 % 3);
        System.out.println(BigInteger.TWO.pow(200).add(BigInteger.valueOf(n)) + " " + new BigDecimal("1").divide(new BigDecimal(8)));
        System.out.println(Math.floorMod(-7, 3) + " " + StrictMath.sin(1) + " " + Long.toHexString(-1L) + " " + Double.compare(-0.0, 0.0));
        System.out.println(1 / (n - 8));
    }
}
