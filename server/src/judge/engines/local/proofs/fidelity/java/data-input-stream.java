import java.io.*;

public class Main {
    private static final byte[] buffer = new byte[1 << 16];
    private static int at, end;

    private static int read(DataInputStream in) throws IOException {
        if (at == end) {
            end = in.read(buffer, at = 0, buffer.length);
            if (end <= 0) return -1;
        }
        return buffer[at++];
    }

    public static void main(String[] args) throws IOException {
        DataInputStream in = new DataInputStream(System.in);
        int digits = 0;
        for (int c; (c = read(in)) != -1; ) if (c >= '0' && c <= '9') digits++;
        System.out.println(digits);
    }
}
