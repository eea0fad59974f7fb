import java.io.*;
import java.util.StringTokenizer;

public class Main {
    static BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
    static PrintWriter out = new PrintWriter(new BufferedWriter(new OutputStreamWriter(System.out)));
    public static void main(String[] args) throws IOException {
        String line;
        int count = 0;
        while ((line = in.readLine()) != null && !line.isEmpty()) {
            StringTokenizer tokens = new StringTokenizer(line);
            while (tokens.hasMoreTokens()) { out.print(tokens.nextToken().length()); count++; }
            out.println();
        }
        out.println(count);
        out.flush();
    }
}
