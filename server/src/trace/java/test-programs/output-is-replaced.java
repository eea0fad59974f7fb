import java.io.*;

public class Main {
    public static void main(String[] args) throws IOException {
        PrintStream before = System.out;
        ByteArrayOutputStream kept = new ByteArrayOutputStream();
        System.setOut(new PrintStream(kept));
        System.out.println("kept");
        System.setOut(before);
        System.out.print("length " + kept.size());
        System.out.write('\n');
        FileOutputStream direct = new FileOutputStream(FileDescriptor.out);
        direct.write("direct\n".getBytes());
        PrintWriter writer = new PrintWriter(System.out);
        writer.println("late");
        System.out.println("early");
        writer.flush();
        System.err.println("not shown");
        System.setOut(new PrintStream(before) { @Override public void println(String text) { super.println("<" + text + ">"); } @Override public void flush() { super.flush(); } });
        System.out.println("own");
        System.out.write('x');
    }
}
