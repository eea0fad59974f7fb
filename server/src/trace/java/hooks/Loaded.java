/** Classes of ours that lie in a program's source as texts, apart from its own. */
final class Loaded extends java.lang.ClassLoader {
  private final java.util.Map<java.lang.String, java.lang.String> texts = new java.util.HashMap<>();

  /** @param all names of classes, each with a part of its bytes behind it */
  Loaded(java.lang.String[] all) {
    super(java.lang.ClassLoader.getPlatformClassLoader());
    for (int at = 0; at < all.length; at += 2) {
      texts.put(all[at], texts.getOrDefault(all[at], "").concat(all[at + 1]));
    }
  }

  @java.lang.Override
  protected java.lang.Class<?> findClass(java.lang.String name) throws java.lang.ClassNotFoundException {
    java.lang.String text = texts.remove(name);
    if (text == null) throw new java.lang.ClassNotFoundException(name);
    byte[] bytes = java.util.Base64.getDecoder().decode(text);
    return defineClass(name, bytes, 0, bytes.length);
  }
}
