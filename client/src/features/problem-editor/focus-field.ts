/** Shows the field with this name and puts the caret into it; for a list, its first field. */
export function focusField(path: string): void {
  const fields = document.querySelectorAll<HTMLElement>('[name]');
  const field = [...fields].find((element) => {
    const name = element.getAttribute('name') ?? '';
    return name === path || name.startsWith(`${path}.`);
  });
  field?.scrollIntoView({ block: 'center' });
  field?.focus({ preventScroll: true });
}
