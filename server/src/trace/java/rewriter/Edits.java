import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;

/**
 * Text that is put into a source. At one place, the head of a block comes first, then what ends something,
 * then what begins something; else it is in the order in which it was asked for. No line is moved.
 */
final class Edits {
  private static final class Edit {
    final int at;
    final int rank;
    final String text;
    final int removed;

    Edit(int at, int rank, String text, int removed) {
      this.at = at;
      this.rank = rank;
      this.text = text;
      this.removed = removed;
    }
  }

  private static final Comparator<Edit> IN_ORDER = new Comparator<>() {
    @Override
    public int compare(Edit one, Edit other) {
      return one.at != other.at ? Integer.compare(one.at, other.at) : Integer.compare(one.rank, other.rank);
    }
  };

  private final List<Edit> all = new ArrayList<>();

  /** Directly behind a bracket, which may close at once. */
  void head(int at, String text) {
    all.add(new Edit(at, -1, text, 0));
  }

  void open(int at, String text) {
    all.add(new Edit(at, 1, text, 0));
  }

  void close(int at, String text) {
    all.add(new Edit(at, 0, text, 0));
  }

  /** In the place of so many characters, in which no line ends. */
  void replace(int at, int removed, String text) {
    all.add(new Edit(at, 2, text, removed));
  }

  String apply(String source) {
    // Stable: it keeps the order within a place.
    Collections.sort(all, IN_ORDER);
    StringBuilder code = new StringBuilder();
    int last = 0;
    for (Edit edit : all) {
      code.append(source, last, edit.at).append(edit.text);
      last = edit.at + edit.removed;
    }
    return code.append(source, last, source.length()).toString();
  }
}
