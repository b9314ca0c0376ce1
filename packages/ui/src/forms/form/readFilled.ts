/**
 * Tells React of the texts that were put into fields without an event, as some password managers do. React keeps the value that
 * it has drawn in the attribute, and takes an event only for a value that was not set through its own property.
 */
export function readFilled(form: HTMLFormElement): void {
  for (const field of form.elements) {
    if (!(field instanceof HTMLInputElement) || !TEXT_TYPES.has(field.type)) continue;
    const filled = field.value;
    if (filled === field.defaultValue) continue;
    field.value = field.defaultValue;
    NATIVE_VALUE?.set?.call(field, filled);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }
}

const TEXT_TYPES = new Set(['text', 'password', 'tel', 'email', 'url', 'search', 'number']);

/** Passes by the property of the element itself, which React has put over this one. */
const NATIVE_VALUE =
  typeof HTMLInputElement === 'undefined'
    ? undefined
    : Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value');
