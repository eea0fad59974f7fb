/** Where the code of Google's button cannot be fetched: what stands beside it works. */
export function GoogleMissing() {
  return (
    <p className="text-sm text-muted">
      The button of Google could not be loaded. Load the page again to have it.
    </p>
  );
}
