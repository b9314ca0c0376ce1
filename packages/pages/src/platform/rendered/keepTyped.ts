type Field = HTMLInputElement | HTMLTextAreaElement;

const isTicked = (field: Field): field is HTMLInputElement =>
  field instanceof HTMLInputElement && ['checkbox', 'radio'].includes(field.type);

/**
 * Remembers what somebody enters into the fields of a page before it is hydrated. The returned function enters it again:
 * hydration gives the fields of a form their initial values.
 */
export function keepTyped(root: HTMLElement): () => void {
  const entered = new Map<Field, string | boolean>();
  const note = (field: Field) => entered.set(field, isTicked(field) ? field.checked : field.value);
  const handleInput = ({ target }: Event) => {
    if (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement) note(target);
  };
  for (const field of root.querySelectorAll<Field>('input, textarea')) {
    if (isTicked(field) ? field.checked !== field.defaultChecked : field.value !== field.defaultValue)
      note(field);
  }
  root.addEventListener('input', handleInput, { capture: true });

  return () => {
    root.removeEventListener('input', handleInput, { capture: true });
    for (const [field, value] of entered) {
      if (!field.isConnected) continue;
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
