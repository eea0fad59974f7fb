/** A link to a document that whoever runs the installation has yet to write: it goes nowhere. */
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
