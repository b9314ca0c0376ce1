/** Undoes what a story leaves behind outside React: in a test run, stories share one page. */
export function resetPage(): void {
  // Storybook keeps its own settings here: only the app's keys go.
  for (const key of Object.keys(window.sessionStorage)) {
    if (key.startsWith('manage-admin-')) window.sessionStorage.removeItem(key);
  }
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  window.getSelection()?.removeAllRanges();
  window.scrollTo({ top: 0, left: 0, behavior: 'instant' });
}
