const TYPING =
  'textarea, select, [contenteditable="true"], [role="dialog"], [role="alertdialog"], [role="menu"]';
const NOT_TYPED_INTO = ['radio', 'checkbox', 'button', 'submit', 'reset'];

/** True when a key press may act on the question: nobody types, no dialog is open, no modifier is held. */
export function acceptsShortcut(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.isComposing || event.altKey || event.ctrlKey || event.metaKey)
    return false;
  const { target } = event;
  if (!(target instanceof Element)) return true;
  if (target.closest(TYPING)) return false;
  return !(target instanceof HTMLInputElement) || NOT_TYPED_INTO.includes(target.type);
}
