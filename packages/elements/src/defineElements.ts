import { definitions } from './generated/definitions.ts';
import { defineElement } from './loader/defineElement.ts';

/** Defines every tag once; the code of one is fetched when its first element is in the page. */
export function defineElements(): void {
  if (customElements.get('cs-brand')) return;
  defineElement('cs-brand', {
    properties: { text: 'primary accent chrome weekStart', data: 'brandTheme' },
    delegatesFocus: false,
    isOpen: true,
    load: async () => (await import('./runtime/mountBrand.ts')).mountBrand,
  });
  for (const [tag, definition] of Object.entries(definitions)) defineElement(`cs-${tag}`, definition);
}
