import java.io.BufferedInputStream;
import java.io.BufferedOutputStream;
import java.io.BufferedReader;
import java.io.File;
import java.io.FileInputStream;
import java.io.FileOutputStream;
import java.io.FileReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.PrintStream;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.charset.StandardCharsets;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Properties;
import java.util.Set;
import java.util.TimeZone;

/**
 * Runs a program for one test after another in this virtual machine, each time with classes of its
 * own. supervisor/shared.py is the other side of the two pipes.
 */
public final class SharedRunner {
  private static final File WORK = new File("").getAbsoluteFile();
  private static final String TURNS = "/proc/self/fd/3";
  private static final String DONE = "/proc/self/fd/4";
  private static final char OVER = 'd';
  private static final char READY = 'r';
  /** Begins the line of a turn after which the machine ends as it would without us. */
  private static final char LAST = 'l';

  /**
   * What names these needs a machine of its own: it does its work when the machine ends, or keeps
   * state in the platform's classes or can reach there.
   */
  private static final List<String> APART =
      List.of("addShutdownHook", "java/util/logging/", "java/util/prefs/", "java/security/",
          "java/net/", "java/rmi/", "java/lang/reflect/", "java/lang/management/", "javax/",
          "jdk/", "sun/", "forName", "findVirtual", "findStatic", "findSpecial", "findConstructor",
          "java/io/FileDescriptor", "java/lang/Process", "java/lang/ThreadGroup", "activeCount",
          "enumerate", "getAllStackTraces", "getStackTrace", "StackWalker", "ClassLoader",
          "java/sql/", "java/beans/");

  // As the machine has made them.
  private final InputStream in = System.in;
  private final PrintStream out = System.out;
  private final PrintStream err = System.err;
  private final List<Locale> locales = locales();
  private final TimeZone zone = TimeZone.getDefault();
  // After the zone, which becomes a property when it is first asked for.
  private final Properties properties = (Properties) System.getProperties().clone();
  private final Set<Thread> threads = new HashSet<>();
  private volatile boolean returned;

  public static void main(String[] arguments) throws Exception {
    SharedRunner runner = new SharedRunner();
    String last = runner.serve();
    runner.become(last);
  }

  /** Returns the class of a turn that is the only one. The program is there from the first turn on. */
  private String serve() throws Exception {
    Thread.currentThread().setName("runner");
    warmUp();
    try (BufferedReader turns = new BufferedReader(new FileReader(TURNS, StandardCharsets.UTF_8));
        OutputStream done = new FileOutputStream(DONE)) {
      threads.addAll(liveThreads());
      done.write(READY);
      String turn = turns.readLine();
      if (turn != null && turn.charAt(0) == LAST) return turn.substring(1);
      if (isApart(WORK.listFiles())) Runtime.getRuntime().halt(1);
      for (; turn != null; turn = turns.readLine()) {
        run(turn.substring(1), programLoader());
        if (!returned || !isAsBefore()) Runtime.getRuntime().halt(1);
        done.write(OVER);
        // Until it is measured what the test has used.
        if (turns.readLine() == null) break;
        done.write(READY);
      }
    }
    Runtime.getRuntime().halt(1);
    return null;
  }

  /** Runs a program in this very thread, as the launcher does: the machine ends as it would without us. */
  private void become(String entry) throws Exception {
    ClassLoader loader = programLoader();
    System.setIn(in);
    System.setOut(out);
    System.setErr(err);
    Thread.currentThread().setName("main");
    Thread.currentThread().setContextClassLoader(loader);
    returned = false;
    callMain(entry, loader);
    // What the launcher says of it is said when the program runs once more.
    if (!returned) Runtime.getRuntime().halt(1);
  }

  private static ClassLoader programLoader() throws IOException {
    URL[] places = {WORK.toURI().toURL()};
    return new URLClassLoader(places, ClassLoader.getPlatformClassLoader());
  }

  /** So that what starts a program is loaded before there is one. Leaves nothing but that. */
  private void warmUp() throws Exception {
    threads.addAll(liveThreads());
    File own = new File(SharedRunner.class.getProtectionDomain().getCodeSource().getLocation().toURI());
    URL[] places = {own.toURI().toURL()};
    isApart(new File[] {new File(own, "SharedRunner.class")});
    run("SharedRunner$Nothing", new URLClassLoader(places, ClassLoader.getPlatformClassLoader()));
  }

  /** A program. */
  public static final class Nothing {
    public static void main(String[] arguments) throws IOException {
      System.in.read();
      System.out.println();
    }
  }

  /** As the launcher does it: a thread of this name with the stack that was asked for. */
  private void run(String entry, ClassLoader loader) throws Exception {
    returned = false;
    openStreams();
    Runnable program = new Runnable() {
      // No lambda: the first one costs ten milliseconds, which many programs have no use for.
      @Override
      public void run() {
        callMain(entry, loader);
      }
    };
    Thread thread = new Thread(program, "main");
    thread.setContextClassLoader(loader);
    thread.start();
    thread.join();
    for (Thread late = findLate(); late != null; late = findLate()) late.join();
  }

  /** A thread the program has left that it does not end without, or null. */
  private Thread findLate() {
    for (Thread thread : liveThreads()) {
      if (!threads.contains(thread) && !thread.isDaemon()) return thread;
    }
    return null;
  }

  /** Whether a class names something of APART. */
  private static boolean isApart(File[] files) throws IOException {
    for (File file : files) {
      if (file.isDirectory()) {
        if (!file.isHidden() && isApart(file.listFiles())) return true;
        continue;
      }
      byte[] bytes;
      try (InputStream content = new FileInputStream(file)) {
        bytes = content.readAllBytes();
      }
      String names = new String(bytes, StandardCharsets.ISO_8859_1);
      for (String apart : APART) if (names.contains(apart)) return true;
    }
    return false;
  }

  private void callMain(String entry, ClassLoader loader) {
    try {
      Method main = Class.forName(entry, false, loader).getDeclaredMethod("main", String[].class);
      int modifiers = main.getModifiers();
      if (!Modifier.isPublic(modifiers) || !Modifier.isStatic(modifiers)) return;
      if (main.getReturnType() != void.class) return;
      main.setAccessible(true);
      main.invoke(null, (Object) new String[0]);
      returned = true;
    } catch (ReflectiveOperationException | LinkageError failure) {
      // The program runs once more in a machine of its own, which then says what was wrong.
      returned = false;
    }
  }

  /** Opened anew, so that a program that closes them closes nothing of the next test. */
  private static void openStreams() throws IOException {
    System.setIn(new BufferedInputStream(new FileInputStream("/dev/stdin")));
    System.setOut(printer("/dev/stdout", "stdout.encoding"));
    System.setErr(printer("/dev/stderr", "stderr.encoding"));
  }

  private static PrintStream printer(String path, String property) throws IOException {
    OutputStream file = new BufferedOutputStream(new FileOutputStream(path, true), 8192);
    String encoding = System.getProperty(property, System.getProperty("sun." + property));
    if (encoding == null) return new PrintStream(file, true);
    return new PrintStream(file, true, encoding);
  }

  private boolean isAsBefore() {
    return liveThreads().equals(threads)
        && System.getProperties().equals(properties)
        && locales().equals(locales)
        && TimeZone.getDefault().equals(zone)
        && Thread.getDefaultUncaughtExceptionHandler() == null;
  }

  private static List<Locale> locales() {
    return List.of(Locale.getDefault(), Locale.getDefault(Locale.Category.FORMAT),
        Locale.getDefault(Locale.Category.DISPLAY));
  }

  private static Set<Thread> liveThreads() {
    ThreadGroup group = Thread.currentThread().getThreadGroup();
    while (group.getParent() != null) group = group.getParent();
    Thread[] found = new Thread[group.activeCount() + 16];
    int count = group.enumerate(found);
    Set<Thread> live = new HashSet<>();
    for (int i = 0; i < count; i++) live.add(found[i]);
    return live;
  }
}
