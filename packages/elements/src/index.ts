/**
 * Defines every element; the code of one is fetched when the first of its tag is in the page. Import it before a framework
 * draws, which then finds the properties.
 */
import { definitions } from './generated/definitions.ts';
import { defineBrand } from './loader/defineBrand.ts';
import { defineElement } from './loader/defineElement.ts';

defineBrand();
for (const [tag, definition] of Object.entries(definitions)) defineElement(`cs-${tag}`, definition);

export type * from './generated/elementTypes.ts';
export type { CsNavigate, CsRetry, FieldElement, RequestEvent } from './elementTypes.ts';
