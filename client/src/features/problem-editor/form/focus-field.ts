/** Shows the field with this name and puts the caret into it; for a list, its first field. */
export function focusField(path: string): void {
  const fields = document.querySelectorAll<HTMLElement>('[name], [data-field]');
  const field = [...fields].find((element) => {
    const name = element.getAttribute('name') ?? element.dataset['field'] ?? '';
    return name === path || name.startsWith(`${path}.`);
  });
  field?.scrollIntoView({ block: 'center' });
  field?.focus({ preventScroll: true });
}
