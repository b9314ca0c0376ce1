const BLOCKING =
  'textarea, select, [contenteditable="true"], [role="dialog"], [role="alertdialog"], [role="menu"]';
const INPUTS_WITHOUT_TEXT = ['radio', 'checkbox', 'button', 'submit', 'reset'];

/** True when a key may act on the question: no text field has the focus, no dialog is open, no modifier is pressed. */
export function acceptsShortcut(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.isComposing || event.altKey || event.ctrlKey || event.metaKey)
    return false;
  const { target } = event;
  if (!(target instanceof Element)) return true;
  if (target.closest(BLOCKING)) return false;
  return !(target instanceof HTMLInputElement) || INPUTS_WITHOUT_TEXT.includes(target.type);
}
