import java.util.ArrayList;
import java.util.List;
import javax.lang.model.element.Name;

/** The statements around a place that `break` and `continue` can lead to. */
final class Targets {
  private final List<Target> all = new ArrayList<>();

  Target push(Target target) {
    all.add(target);
    return target;
  }

  void pop() {
    all.remove(all.size() - 1);
  }

  Target ofBreak(Name label) {
    for (int at = all.size() - 1; at >= 0; at--) {
      Target target = all.get(at);
      if (label == null ? target.isPlain : target.isNamed(label) && !target.isLoop) return target;
    }
    return null;
  }

  Target ofContinue(Name label) {
    for (int at = all.size() - 1; at >= 0; at--) {
      Target target = all.get(at);
      if (target.isLoop && (label == null || target.isNamed(label))) return target;
    }
    return null;
  }
}
