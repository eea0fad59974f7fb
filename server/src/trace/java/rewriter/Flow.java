import java.util.BitSet;

/** What is known of a place that can be reached: none stands for one that cannot. */
final class Flow {
  /** Variables that surely have a value, by their numbers. */
  final BitSet assigned;
  /** Whether the compiler, too, is sure that it can be reached. */
  final boolean isSure;

  Flow(BitSet assigned, boolean isSure) {
    this.assigned = assigned;
    this.isSure = isSure;
  }

  static Flow start() {
    return new Flow(new BitSet(), true);
  }

  static Flow copy(Flow flow) {
    return flow == null ? null : new Flow((BitSet) flow.assigned.clone(), flow.isSure);
  }

  static Flow unsure(Flow flow) {
    return flow == null ? null : new Flow((BitSet) flow.assigned.clone(), false);
  }

  /** Where two ways come together. */
  static Flow join(Flow one, Flow other) {
    if (one == null) return copy(other);
    if (other == null) return copy(one);
    BitSet both = (BitSet) one.assigned.clone();
    both.and(other.assigned);
    return new Flow(both, one.isSure || other.isSure);
  }

  /** What the way through a `finally` adds. */
  static Flow through(Flow flow, Flow last) {
    if (flow == null || last == null) return null;
    BitSet all = (BitSet) flow.assigned.clone();
    all.or(last.assigned);
    return new Flow(all, flow.isSure && last.isSure);
  }
}
