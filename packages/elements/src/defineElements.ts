import { definitions } from './generated/definitions.ts';
import { defineBrand } from './loader/defineBrand.ts';
import { defineElement } from './loader/defineElement.ts';

/** Defines every tag once; the code of one is fetched when its first element is in the page. */
export function defineElements(): void {
  if (customElements.get('cs-brand')) return;
  defineBrand();
  for (const [tag, definition] of Object.entries(definitions)) defineElement(`cs-${tag}`, definition);
}
