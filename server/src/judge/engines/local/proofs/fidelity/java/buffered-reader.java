import java.io.*;
import java.util.*;

public class Main {
    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        String line = in.readLine();
        int n = line == null ? 0 : Integer.parseInt(line.trim());
        StringTokenizer tokens = new StringTokenizer(Objects.requireNonNullElse(in.readLine(), ""));
        List<Integer> all = new ArrayList<>();
        for (int i = 0; i < n && tokens.hasMoreTokens(); i++) all.add(Integer.parseInt(tokens.nextToken()));
        Collections.sort(all, Collections.reverseOrder());
        System.out.println(all);
    }
}
