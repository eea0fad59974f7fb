// The program that Judge0 runs in place of the candidate's: compiles that one, runs it on several
// inputs, each in a process of its own, and writes a line of each. JDK 13. What goes in and out:
// pack.ts. Without inner classes, whose files would be gone when they are needed.
import java.io.File;
import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.charset.StandardCharsets;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.Paths;
import java.nio.file.attribute.PosixFilePermissions;
import java.security.MessageDigest;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Base64;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.TimeUnit;

public class Main {
  static final String KEY = "@KEY@";
  static final String TAG = "@TAG@";
  static final Path PLACE = Paths.get("").toAbsolutePath();
  static final Path FOLDER = PLACE.resolve("test");
  static final Path[] WRITABLE = {PLACE, Paths.get("/tmp"), Paths.get("/dev/shm")};
  static final String JAVA_HOME = System.getProperty("java.home");
  static final int STDERR_KEPT_BYTES = 64 << 10;
  static final int COMPILER_KEPT_BYTES = 64 << 10;
  /** Of a clock of /proc, in ms. */
  static final long TICK = 10;

  static long outputBytes;
  static long cpuMs;
  static long wallMs;
  static long budgetMs;
  static long roomBytes;
  static long written = 0;
  static final Map<Path, byte[]> program = new HashMap<>();
  static final Set<String> known = new HashSet<>();
  static final List<Set<Path>> atStart = new ArrayList<>();
  static final FileOutputStream out = new FileOutputStream(FileDescriptor.out);

  public static void main(String[] args) throws Exception {
    long started = System.nanoTime();
    // Nobody after us may read the key. "run" is what the shell above us is reading.
    for (Path file : entries(PLACE)) if (!file.endsWith("run")) Files.delete(file);
    known.addAll(processes());
    for (Path folder : WRITABLE) atStart.add(new HashSet<>(entries(folder)));

    byte[] payload = unseal(System.in.readAllBytes());
    int end = 0;
    while (payload[end] != '\n') end++;
    String[] header = new String(payload, 0, end, StandardCharsets.US_ASCII).split(" ");
    outputBytes = Long.parseLong(header[0]);
    cpuMs = Long.parseLong(header[1]);
    wallMs = Long.parseLong(header[2]);
    budgetMs = Long.parseLong(header[3]);
    long patienceMs = Long.parseLong(header[4]);
    roomBytes = Long.parseLong(header[5]);
    List<byte[]> parts = new ArrayList<>();
    int from = end + 1;
    for (int at = 6; at < header.length; at++) {
      int size = Integer.parseInt(header[at]);
      parts.add(Arrays.copyOfRange(payload, from, from += size));
    }
    payload = null;
    List<String> flags = words(parts.get(0));
    if (!compile(words(parts.get(1)), parts.get(2))) return;
    long compiledMs = usedMs();
    for (int test = 0; test < parts.size() - 3; test++) {
      boolean isLate = elapsedMs(started) > patienceMs || usedMs() - compiledMs > budgetMs;
      if (test > 0 && isLate) break;
      if (!run(test, flags, parts.get(test + 3))) break;
    }
    sweep();
    say("end");
  }

  static List<String> words(byte[] lines) {
    return Arrays.asList(new String(lines, StandardCharsets.UTF_8).split("\n"));
  }

  static byte[] unseal(byte[] bytes) throws Exception {
    MessageDigest digest = MessageDigest.getInstance("SHA-512");
    for (int at = 0; at < bytes.length; at += 64) {
      byte[] stream = digest.digest((KEY + at).getBytes(StandardCharsets.US_ASCII));
      for (int k = 0; k < 64 && at + k < bytes.length; k++) bytes[at + k] ^= stream[k];
    }
    return bytes;
  }

  /** False when there is no room for it: files are cut at a size. */
  static boolean say(Object... words) throws IOException {
    StringBuilder line = new StringBuilder(TAG);
    for (Object word : words) line.append(' ').append(word);
    byte[] bytes = line.append('\n').toString().getBytes(StandardCharsets.US_ASCII);
    if (written + bytes.length > roomBytes) return false;
    written += bytes.length;
    out.write(bytes);
    return true;
  }

  static boolean compile(List<String> flags, byte[] source) throws Exception {
    Path classes = FOLDER.resolve("classes");
    Files.createDirectories(classes);
    Files.write(FOLDER.resolve("Main.java"), source);
    List<String> command = new ArrayList<>();
    command.add(JAVA_HOME + "/bin/javac");
    command.addAll(flags);
    command.addAll(Arrays.asList("-d", "classes", "Main.java"));
    File said = FOLDER.resolve("said").toFile();
    Process javac = inFolder(command).redirectErrorStream(true).redirectOutput(said).start();
    boolean ok = javac.waitFor() == 0;
    String text = "-";
    try (RandomAccessFile file = new RandomAccessFile(said, "r")) {
      text = read(file, COMPILER_KEPT_BYTES);
    }
    if (ok) keep(classes, classes);
    say("compiled", ok ? 1 : 0, usedMs(), text);
    return ok;
  }

  static void keep(Path classes, Path folder) throws IOException {
    for (Path at : entries(folder)) {
      if (Files.isDirectory(at, LinkOption.NOFOLLOW_LINKS)) keep(classes, at);
      else program.put(classes.relativize(at), Files.readAllBytes(at));
    }
  }

  static ProcessBuilder inFolder(List<String> command) {
    ProcessBuilder builder = new ProcessBuilder(command).directory(FOLDER.toFile());
    builder.environment().keySet().retainAll(Arrays.asList("PATH", "HOME", "LANG"));
    return builder;
  }

  static boolean run(int index, List<String> flags, byte[] input) throws Exception {
    sweep();
    Files.createDirectory(FOLDER);
    for (Map.Entry<Path, byte[]> file : program.entrySet()) {
      Path at = FOLDER.resolve(file.getKey());
      Files.createDirectories(at.getParent());
      Files.write(at, file.getValue());
    }
    File in = PLACE.resolve("in").toFile();
    Files.write(in.toPath(), input);
    File[] names = {PLACE.resolve("out").toFile(), PLACE.resolve("err").toFile()};
    try (RandomAccessFile stdout = new RandomAccessFile(names[0], "rw");
        RandomAccessFile stderr = new RandomAccessFile(names[1], "rw")) {
      List<String> command = new ArrayList<>();
      command.add(JAVA_HOME + "/bin/java");
      command.addAll(flags);
      command.addAll(Arrays.asList("-cp", ".", "Main"));
      ProcessBuilder builder = inFolder(command).redirectInput(in);
      long before = clocks("self")[1];
      long started = System.nanoTime();
      Process child = append(builder, names).start();
      in.delete();
      for (File name : names) name.delete();
      long memoryKb = 0;
      long elapsedMs = 0;
      int pauseMs = 5;
      boolean isTooMuch = false;
      boolean ended = false;
      while (!ended) {
        memoryKb = Math.max(memoryKb, peakKb(child.pid()));
        ended = child.waitFor(pauseMs, TimeUnit.MILLISECONDS);
        elapsedMs = elapsedMs(started);
        isTooMuch = Math.max(stdout.length(), stderr.length()) > outputBytes;
        boolean isLate = elapsedMs > wallMs || cpuSoFar(child.pid()) > cpuMs;
        if (!ended && (isTooMuch || isLate)) child.destroyForcibly();
        pauseMs = Math.min(pauseMs + 5, 25);
      }
      endOthers();
      int code = child.exitValue();
      // Above 128 it may be a signal, which Java does not tell from an exit code.
      Object[] how = code > 128 ? new Object[] {"-", "-"} : new Object[] {code, "-"};
      String text = read(stdout, outputBytes);
      String errors = read(stderr, STDERR_KEPT_BYTES);
      long usedMs = clocks("self")[1] - before;
      return say(
          "ran", index, how[0], how[1], usedMs, elapsedMs, memoryKb, isTooMuch ? 1 : 0, text, errors);
    }
  }

  static ProcessBuilder append(ProcessBuilder builder, File[] names) {
    builder.redirectOutput(ProcessBuilder.Redirect.appendTo(names[0]));
    return builder.redirectError(ProcessBuilder.Redirect.appendTo(names[1]));
  }

  static String read(RandomAccessFile file, long mostBytes) throws IOException {
    byte[] bytes = new byte[(int) Math.min(file.length(), mostBytes)];
    file.seek(0);
    file.readFully(bytes);
    return bytes.length == 0 ? "-" : Base64.getEncoder().encodeToString(bytes);
  }

  /** CPU times in ms: of a process, and of its children that have ended. */
  static long[] clocks(String pid) throws IOException {
    String stat = new String(Files.readAllBytes(Paths.get("/proc", pid, "stat")));
    String[] fields = stat.substring(stat.lastIndexOf(')') + 2).split(" ");
    long own = Long.parseLong(fields[11]) + Long.parseLong(fields[12]);
    long children = Long.parseLong(fields[13]) + Long.parseLong(fields[14]);
    return new long[] {own * TICK, children * TICK};
  }

  static long elapsedMs(long started) {
    return (System.nanoTime() - started) / 1000000;
  }

  static long cpuSoFar(long pid) {
    try {
      long[] clocks = clocks(Long.toString(pid));
      return clocks[0] + clocks[1];
    } catch (IOException gone) {
      return 0;
    }
  }

  static long usedMs() throws IOException {
    long[] clocks = clocks("self");
    return clocks[0] + clocks[1];
  }

  static List<Path> entries(Path folder) throws IOException {
    List<Path> found = new ArrayList<>();
    if (!Files.isReadable(folder)) return found;
    try (DirectoryStream<Path> listing = Files.newDirectoryStream(folder)) {
      for (Path entry : listing) found.add(entry);
    }
    return found;
  }

  static Set<String> processes() throws IOException {
    Set<String> found = new HashSet<>();
    for (String name : new File("/proc").list()) {
      if (Character.isDigit(name.charAt(0))) found.add(name);
    }
    return found;
  }

  static String status(String pid, String field) throws IOException {
    try {
      String text = new String(Files.readAllBytes(Paths.get("/proc", pid, "status")));
      int at = text.indexOf("\n" + field + ":");
      return at < 0 ? "" : text.substring(at + field.length() + 2, text.indexOf('\n', at + 1)).trim();
    } catch (IOException gone) {
      return "";
    }
  }

  static long peakKb(long pid) throws IOException {
    String peak = status(Long.toString(pid), "VmHWM");
    return peak.isEmpty() ? 0 : Long.parseLong(peak.split(" ")[0]);
  }

  /** Ends what the program left running. */
  static void endOthers() throws IOException {
    for (int round = 0; round < 1000; round++) {
      boolean isClean = true;
      for (String pid : processes()) {
        if (known.contains(pid)) continue;
        String state = status(pid, "State");
        if (state.isEmpty() || state.startsWith("Z") || state.startsWith("X")) continue;
        isClean = false;
        ProcessHandle.of(Long.parseLong(pid)).ifPresent(ProcessHandle::destroyForcibly);
      }
      if (isClean) return;
    }
    throw new IOException("processes that cannot be ended");
  }

  /** Removes what was not there at the start. */
  static void sweep() throws IOException {
    for (int place = 0; place < WRITABLE.length; place++) {
      for (Path entry : entries(WRITABLE[place])) {
        if (!atStart.get(place).contains(entry)) remove(entry);
      }
    }
  }

  static void remove(Path at) throws IOException {
    if (Files.isDirectory(at, LinkOption.NOFOLLOW_LINKS)) {
      Files.setPosixFilePermissions(at, PosixFilePermissions.fromString("rwx------"));
      for (Path entry : entries(at)) remove(entry);
    }
    Files.delete(at);
  }
}
