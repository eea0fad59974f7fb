/** Why a problem is found whose title does not say it. */
export function FoundName({ name }: { name: string | null }) {
  return name === null ? null : (
    <span className="block text-xs text-muted wrap-anywhere">Also known as {name}</span>
  );
}
