// Runs inside a box and stays there: compiles one source after another, never runs any of them.
// Started by the launcher's source mode, whose own compiler is thereby loaded.

import java.io.BufferedReader;
import java.io.ByteArrayOutputStream;
import java.io.DataOutputStream;
import java.io.FileInputStream;
import java.io.FileOutputStream;
import java.io.FileReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.StringWriter;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;
import javax.tools.FileObject;
import javax.tools.ForwardingJavaFileManager;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileManager;
import javax.tools.JavaFileObject;
import javax.tools.SimpleJavaFileObject;
import javax.tools.StandardJavaFileManager;
import javax.tools.StandardLocation;
import javax.tools.ToolProvider;

public class WarmCompiler {
    /** A folder takes no longer name, so a compiler that writes files would have failed. */
    private static final int LONGEST_NAME_BYTES = 240;
    /** As in workspace.py, which takes no class from a longer path. */
    private static final int LONGEST_PATH_BYTES = 1000;

    /** How javac ends when it has found errors. Any other end is not for this program to tell. */
    private static final Pattern ERROR_COUNT =
        Pattern.compile("(?:^|\n)\\d+ errors?\n(?:\\d+ warnings?\n)?(?:only showing the first [^\n]*\n)*$");

    /**
     * javac warns of the platform's private classes only when it reads them through its own file
     * manager. They cannot be named without one of these words, or the escape that may hide it.
     */
    private static final Pattern PRIVATE_CLASSES =
        Pattern.compile("\\b(?:sun|jdk|netscape)\\b|\\\\u");

    /** The turns of supervisor/shared.py: the name of a source, then when to go on. */
    private static final String TURNS = "/proc/self/fd/3";
    private static final String DONE = "/proc/self/fd/4";
    private static final char OVER = 'd';
    private static final char READY = 'r';
    /** Begins a turn, before the name. */
    private static final int MARK = 1;

    public static void main(String[] arguments) throws IOException {
        System.setOut(System.err);
        JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
        StandardJavaFileManager library =
            compiler.getStandardFileManager(null, null, StandardCharsets.UTF_8);
        library.setLocation(StandardLocation.CLASS_PATH, List.of());
        try (BufferedReader turns = new BufferedReader(new FileReader(TURNS, StandardCharsets.UTF_8));
                OutputStream done = new FileOutputStream(DONE)) {
            done.write(READY);
            for (String turn = turns.readLine(); turn != null; turn = turns.readLine()) {
                answer(compiler, library, turn.substring(MARK));
                done.write(OVER);
                if (turns.readLine() == null) return;
                done.write(READY);
            }
        }
    }

    /**
     * The source is the input. Answer: "ok" or "errors", the text, then names and classes; or "unsure"
     * alone, or "left" for a source that was not looked at. Each part has its length before it.
     */
    private static void answer(JavaCompiler compiler, StandardJavaFileManager library, String name)
            throws IOException {
        String text;
        try (InputStream input = new FileInputStream("/dev/stdin")) {
            text = new String(input.readAllBytes(), StandardCharsets.UTF_8);
        }
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        DataOutputStream answer = new DataOutputStream(bytes);
        if (PRIVATE_CLASSES.matcher(text).find()) write(answer, "left");
        else compile(compiler, new Memory(library), new Source(name, text), answer);
        try (OutputStream output = new FileOutputStream("/dev/stdout", true)) {
            bytes.writeTo(output);
        }
    }

    private static void compile(JavaCompiler compiler, Memory memory, Source source, DataOutputStream answer)
            throws IOException {
        StringWriter said = new StringWriter();
        boolean ok =
            compiler.getTask(said, memory, null, List.of("-proc:none"), null, List.of(source)).call();
        String output = said.toString();
        if (ok ? !memory.isWritable() : !ERROR_COUNT.matcher(output).find()) {
            write(answer, "unsure");
            return;
        }
        write(answer, ok ? "ok" : "errors");
        write(answer, output);
        if (!ok) return;
        for (Map.Entry<String, ByteArrayOutputStream> file : memory.classes.entrySet()) {
            write(answer, file.getKey());
            write(answer, file.getValue().toByteArray());
        }
    }

    private static void write(DataOutputStream answer, String part) throws IOException {
        write(answer, part.getBytes(StandardCharsets.UTF_8));
    }

    private static void write(DataOutputStream answer, byte[] part) throws IOException {
        answer.writeInt(part.length);
        answer.write(part);
    }

    /** Goes by its bare name in messages, as a file in the working directory does. */
    private static final class Source extends SimpleJavaFileObject {
        private final String name;
        private final String text;

        Source(String name, String text) {
            super(URI.create("memory:///" + name), Kind.SOURCE);
            this.name = name;
            this.text = text;
        }

        @Override
        public String getName() {
            return name;
        }

        @Override
        public boolean isNameCompatible(String simpleName, Kind kind) {
            return kind == Kind.SOURCE && name.equals(simpleName + kind.extension);
        }

        @Override
        public CharSequence getCharContent(boolean ignoreEncodingErrors) {
            return text;
        }
    }

    /** Keeps what is compiled, and knows no class but the platform's. */
    private static final class Memory extends ForwardingJavaFileManager<JavaFileManager> {
        final Map<String, ByteArrayOutputStream> classes = new LinkedHashMap<>();

        Memory(JavaFileManager library) {
            super(library);
        }

        boolean isWritable() {
            for (String path : classes.keySet()) {
                if (path.getBytes(StandardCharsets.UTF_8).length > LONGEST_PATH_BYTES) return false;
                for (String name : path.split("/")) {
                    if (name.getBytes(StandardCharsets.UTF_8).length > LONGEST_NAME_BYTES) return false;
                }
            }
            return true;
        }

        @Override
        public boolean hasLocation(Location location) {
            return location == StandardLocation.CLASS_OUTPUT || super.hasLocation(location);
        }

        @Override
        public Iterable<JavaFileObject> list(
                Location location, String packageName, Set<JavaFileObject.Kind> kinds, boolean recurse)
                throws IOException {
            return own(location) ? List.of() : super.list(location, packageName, kinds, recurse);
        }

        @Override
        public boolean contains(Location location, FileObject file) throws IOException {
            return own(location) ? file instanceof Source : super.contains(location, file);
        }

        @Override
        public boolean isSameFile(FileObject a, FileObject b) {
            return a == b || (!(a instanceof Source) && !(b instanceof Source) && super.isSameFile(a, b));
        }

        @Override
        public JavaFileObject getJavaFileForInput(
                Location location, String className, JavaFileObject.Kind kind) throws IOException {
            return own(location) ? null : super.getJavaFileForInput(location, className, kind);
        }

        @Override
        public JavaFileObject getJavaFileForOutput(
                Location location, String className, JavaFileObject.Kind kind, FileObject sibling) {
            String path = className.replace('.', '/') + kind.extension;
            return new SimpleJavaFileObject(URI.create("memory:///class"), kind) {
                @Override
                public OutputStream openOutputStream() {
                    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
                    classes.put(path, bytes);
                    return bytes;
                }
            };
        }

        @Override
        public void close() {
            // The library serves the next compilation.
        }

        private static boolean own(Location location) {
            return location == StandardLocation.CLASS_OUTPUT
                || location == StandardLocation.CLASS_PATH
                || location == StandardLocation.SOURCE_PATH;
        }
    }
}
