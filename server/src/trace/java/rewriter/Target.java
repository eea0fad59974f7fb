import java.util.Set;
import javax.lang.model.element.Name;

/** What `break` and `continue` lead to. */
final class Target {
  final Set<String> labels;
  final boolean isLoop;
  /** Whether a `break` without a label leaves it. */
  final boolean isPlain;
  /** The hook before the next round; empty where there is none. */
  String again = "";
  Flow broken;
  Flow continued;

  Target(Set<String> labels, boolean isLoop, boolean isPlain) {
    this.labels = labels;
    this.isLoop = isLoop;
    this.isPlain = isPlain;
  }

  boolean isNamed(Name label) {
    return labels.contains(label.toString());
  }
}
