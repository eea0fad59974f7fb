/** A link to a document that the operator has yet to write: it leads nowhere. */
export function PlaceholderLink({ children }: { children: string }) {
  return (
    <a
      href={`#${children.toLowerCase().replaceAll(' ', '-')}`}
      className="underline underline-offset-2"
      onClick={(event) => event.preventDefault()}
    >
      {children}
    </a>
  );
}
