import java.io.*;
import java.nio.*;
import java.nio.channels.*;

public class Main {
    public static void main(String[] args) throws Exception {
        ReadableByteChannel in = Channels.newChannel(System.in);
        ByteBuffer buffer = ByteBuffer.allocate(3);
        int got = in.read(buffer);
        System.out.println(got);
        FileChannel channel = new FileInputStream(FileDescriptor.in).getChannel();
        System.out.println(channel.size());
    }
}
