type Field = HTMLInputElement | HTMLTextAreaElement;

const isTicked = (field: Field): field is HTMLInputElement =>
  field instanceof HTMLInputElement && ['checkbox', 'radio'].includes(field.type);

/**
 * Remembers what somebody enters into the fields of a page before it is alive. The returned function enters it again: a form
 * that comes to life gives its fields their first values.
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
        // React leaves the tick as it finds it, and hears of a press that changes it.
        field.checked = value === false;
        field.click();
      } else if (typeof value === 'string') {
        // React hears of a value that differs from the last one, and takes note of those set on the field itself.
        field.value = field.defaultValue;
        const { prototype } = field instanceof HTMLInputElement ? HTMLInputElement : HTMLTextAreaElement;
        Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value);
        field.dispatchEvent(new Event('input', { bubbles: true }));
      }
    }
  };
}
