import { useEffect, useEffectEvent } from 'react';

/** Opens the search by ⌘K or Ctrl K, but not for who writes in a field or has a dialog open. */
export function useSearchKey(onOpen: () => void): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const { key, metaKey, ctrlKey, altKey, shiftKey, target } = event;
    if (key.toLowerCase() !== 'k' || !(metaKey || ctrlKey) || altKey || shiftKey || event.defaultPrevented)
      return;
    if (
      target instanceof Element &&
      target.closest('input, textarea, select, [contenteditable], [role="dialog"]')
    )
      return;
    event.preventDefault();
    onOpen();
  });
  useEffect(() => {
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
}
