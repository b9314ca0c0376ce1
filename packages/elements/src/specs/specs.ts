import { cards } from './cards.ts';
import type { ElementSpec } from './ElementSpec.ts';

/** Every element, in the order of the documents. */
export const specs: readonly ElementSpec[] = [...cards];
