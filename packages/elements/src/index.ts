/** Defines every element when it is imported; import it before a framework draws, which then finds the properties. */
import { defineElements } from './defineElements.ts';

export { setWords, type ElementWords } from './loader/words.ts';
export type * from './generated/elementTypes.ts';
export type { BrandElement, CsNavigate, CsRetry, FieldElement, RequestEvent } from './elementTypes.ts';

// A server has no elements: it writes the tags, and the browser fills them.
if (typeof customElements !== 'undefined') defineElements();
