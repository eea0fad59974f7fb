// Compiles each NAME.java of one folder into a folder NAME of another one, with nothing but javac.

import java.io.IOException;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileObject;
import javax.tools.SimpleJavaFileObject;
import javax.tools.StandardJavaFileManager;
import javax.tools.StandardLocation;
import javax.tools.ToolProvider;

public class CompileAll {
    public static void main(String[] folders) throws IOException {
        JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
        StandardJavaFileManager files = compiler.getStandardFileManager(null, null, StandardCharsets.UTF_8);
        List<String> options = List.of("-proc:none", "-nowarn");
        List<Path> sources;
        try (Stream<Path> all = Files.list(Path.of(folders[0]))) {
            sources = all.collect(Collectors.toList());
        }
        for (Path source : sources) {
            Path target = Path.of(folders[1], source.getFileName().toString().replaceFirst("\\.java$", ""));
            Files.createDirectories(target);
            files.setLocation(StandardLocation.CLASS_OUTPUT, List.of(target.toFile()));
            files.setLocation(StandardLocation.CLASS_PATH, List.of(target.toFile()));
            if (!compiler.getTask(null, files, null, options, null, List.of(new Source(source))).call()) {
                System.exit(1);
            }
        }
    }

    /** Named like the program, whatever its public class is called. */
    private static final class Source extends SimpleJavaFileObject {
        private final Path path;

        Source(Path path) {
            super(URI.create("memory:///Main.java"), Kind.SOURCE);
            this.path = path;
        }

        @Override
        public boolean isNameCompatible(String simpleName, Kind kind) {
            return true;
        }

        @Override
        public CharSequence getCharContent(boolean ignoreEncodingErrors) throws IOException {
            return Files.readString(path);
        }
    }
}
