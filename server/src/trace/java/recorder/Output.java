import java.io.File;
import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;

/**
 * The recording lies in the output, between what the program prints: a mark is before each of its lines.
 * Nothing is flushed for the program: what it prints to the machine's own stream is there at once.
 */
final class Output {
  private final FileOutputStream file = new FileOutputStream(FileDescriptor.out);
  private final File place = new File("/proc/self/fd/1");
  private final String mark;
  private final long before = place.length();
  private long written;

  Output(String mark) {
    this.mark = mark;
  }

  /** @param fields ASCII */
  void write(String fields) {
    String line = new StringBuilder(mark).append('{').append(fields).append("}\n").toString();
    try {
      file.write(line.getBytes(StandardCharsets.ISO_8859_1));
    } catch (IOException closed) {
      // Nobody hears of it: the recording is over.
      Runtime.getRuntime().halt(1);
    }
    written += line.length();
  }

  /** Bytes; none where the output is no file: the judge's own limit is for that. */
  long printed() {
    return Math.max(0, place.length() - before - written);
  }
}
