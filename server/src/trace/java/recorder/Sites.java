/**
 * The places of steps and the functions, as the rewriter has written them: one a line, its parts
 * between tabs.
 */
final class Sites {
  static final class Site {
    final int line;
    final String[] names;

    Site(int line, String[] names) {
      this.line = line;
      this.names = names;
    }
  }

  private final String[] steps;
  private final String[] functions;
  private final Site[] sites;
  private final Call.Fn[] fns;

  Sites(String steps, String functions) {
    this.steps = steps.split("\n");
    this.functions = functions.split("\n");
    sites = new Site[this.steps.length];
    fns = new Call.Fn[this.functions.length];
  }

  Site site(int at) {
    if (sites[at] == null) {
      String[] parts = steps[at].split("\t");
      sites[at] = new Site(Integer.parseInt(parts[0]), after(parts, 1));
    }
    return sites[at];
  }

  Call.Fn function(int at) {
    if (fns[at] == null) {
      String[] parts = functions[at].split("\t");
      fns[at] = new Call.Fn(parts[1], Integer.parseInt(parts[0]), after(parts, 2));
    }
    return fns[at];
  }

  private static String[] after(String[] parts, int start) {
    String[] rest = new String[parts.length - start];
    System.arraycopy(parts, start, rest, 0, rest.length);
    return rest;
  }
}
