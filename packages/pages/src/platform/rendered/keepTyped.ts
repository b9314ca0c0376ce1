type Field = HTMLInputElement | HTMLTextAreaElement;

const fieldsOf = (root: HTMLElement) => [...root.querySelectorAll<Field>('input, textarea')];

const isTicked = (field: Field): field is HTMLInputElement =>
  field instanceof HTMLInputElement && ['checkbox', 'radio'].includes(field.type);

/**
 * Remembers what somebody enters into the fields of a page before it is hydrated. The returned function enters it again:
 * hydration gives the fields of a form their initial values. Where React has rendered the page again, as it does with a
 * translated one, a field is the one at the same place.
 */
export function keepTyped(root: HTMLElement): () => void {
  const entered = new Map<Field, string | boolean>();
  const note = (field: Field) => entered.set(field, isTicked(field) ? field.checked : field.value);
  const handleInput = ({ target }: Event) => {
    if (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement) note(target);
  };
  let focused = document.activeElement;
  const handleFocus = ({ target }: Event) => {
    if (target instanceof Element) focused = target;
  };
  const before = fieldsOf(root);
  for (const field of before) {
    if (isTicked(field) ? field.checked !== field.defaultChecked : field.value !== field.defaultValue)
      note(field);
  }
  root.addEventListener('input', handleInput, { capture: true });
  root.addEventListener('focusin', handleFocus);

  return () => {
    root.removeEventListener('input', handleInput, { capture: true });
    root.removeEventListener('focusin', handleFocus);
    const now = fieldsOf(root);
    const find = (field: Field): Field | null => {
      if (field.isConnected) return field;
      const found = now[before.indexOf(field)];
      return found?.type === field.type ? found : null;
    };
    const values = [...entered].map(([field, value]) => [find(field), value] as const);
    if (document.activeElement === document.body)
      before
        .filter((field) => field === focused)
        .map(find)[0]
        ?.focus();
    for (const [field, value] of values) {
      if (!field) continue;
      if (isTicked(field)) {
        // The chosen one of several takes the tick from the others.
        if (field.type === 'radio' && value === false) continue;
        // React leaves the tick as it finds it, and gets an event only from a click that changes it.
        field.checked = value === false;
        field.click();
      } else if (typeof value === 'string') {
        // React ignores a value that it has set itself, so the prototype's setter is called.
        field.value = field.defaultValue;
        const { prototype } = field instanceof HTMLInputElement ? HTMLInputElement : HTMLTextAreaElement;
        Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value);
        field.dispatchEvent(new Event('input', { bubbles: true }));
      }
    }
  };
}
