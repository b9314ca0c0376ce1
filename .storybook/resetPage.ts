const APP_KEYS = /^manage-admin-/;

/**
 * Undoes what a story leaves behind outside React: stories share one page. Storybook keeps its own settings in the same
 * storages, therefore only the app's keys go.
 */
export function resetPage(): void {
  for (const storage of [localStorage, sessionStorage]) {
    for (const key of Object.keys(storage)) if (APP_KEYS.test(key)) storage.removeItem(key);
  }
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  window.getSelection()?.removeAllRanges();
  window.scrollTo({ top: 0, left: 0, behavior: 'instant' });
}
