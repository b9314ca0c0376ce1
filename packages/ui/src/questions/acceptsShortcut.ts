import { keyOf } from '../primitives/native/keyOf.ts';

const BLOCKING =
  'textarea, select, [contenteditable="true"], [role="dialog"], [role="alertdialog"], [role="menu"]';
const INPUTS_WITHOUT_TEXT = ['radio', 'checkbox', 'button', 'submit', 'reset'];

/** True when a key may act on the question: no text field has the focus, no dialog is open, no modifier is pressed. */
export function acceptsShortcut(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || keyOf(event) === null || event.altKey || event.ctrlKey || event.metaKey)
    return false;
  // Out of shadow trees, whose elements `target` and `closest` do not see.
  const path = event.composedPath().filter((node) => node instanceof Element);
  if (path.some((element) => element.matches(BLOCKING))) return false;
  const [target] = path;
  return !(target instanceof HTMLInputElement) || INPUTS_WITHOUT_TEXT.includes(target.type);
}
